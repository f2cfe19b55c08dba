import type { CallInput, KnownRow } from '@narae/api-client';
import type { LocaleField } from '@narae/contracts/call-row';
import { currencyOf, type LanTp } from '@narae/i18n';

type LocaleOf<Row> = Row extends { readonly locale: readonly (infer Field)[] } ? Field : never;

type Without<Input, Fields> = Input extends unknown
  ? Omit<Input, Fields & keyof Input> & Partial<Pick<Input, Fields & keyof Input>>
  : never;

/** A call's input, in which the page's language and currency may be left out. */
export type PageInput<Row extends KnownRow> = Without<CallInput<Row>, LocaleOf<Row>>;

const valueOf: Readonly<Record<LocaleField, (lanTp: LanTp) => string>> = {
  lan_tp: (lanTp) => lanTp,
  currency: currencyOf,
};

/** Adds the page's language and currency where the call takes them and the screen gave none. */
export function completeInput<Row extends KnownRow>(
  { locale = [] }: Row,
  input: PageInput<Row>,
  lanTp: LanTp,
): CallInput<Row> {
  const ofThePage = Object.fromEntries(locale.map((field) => [field, valueOf[field](lanTp)]));
  return { ...ofThePage, ...input } as CallInput<Row>;
}
