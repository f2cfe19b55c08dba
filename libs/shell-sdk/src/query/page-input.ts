import type { call, CallInput } from '@narae/api-client';
import { callTable } from '@narae/contracts/call-table';
import { currencyOf, type LanTp } from '@narae/i18n';

export type AskedCall = Parameters<typeof call>[0];

/** What a page knows by itself, and a screen therefore need not say. */
type OfThePage = 'lan_tp' | 'currency';

type WithoutPage<Input> = Input extends unknown
  ? Omit<Input, OfThePage> & Partial<Pick<Input, OfThePage & keyof Input>>
  : never;

/** A call's input, in which the page's language and currency may be left out. */
export type PageInput<Name extends AskedCall> = WithoutPage<CallInput<Name>>;

/** Adds the page's language and currency where the call takes them (its `params` name them) and the screen gave none. */
export function completeInput<Name extends AskedCall>(
  name: Name,
  input: PageInput<Name>,
  lanTp: LanTp,
): CallInput<Name> {
  const names = callTable[name].params.split(' ');
  return {
    ...(names.includes('currency') && { currency: currencyOf(lanTp) }),
    ...(names.includes('lan_tp') && { lan_tp: lanTp }),
    ...input,
  } as CallInput<Name>;
}
