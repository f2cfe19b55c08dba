import type { CallInput, KnownRow } from '@narae/api-client';
import type { LocaleField, CallRow } from '@narae/contracts/call-row';
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

interface Asker {
  /** Answers are in the page's language even where the input does not say so: it travels as a header. */
  readonly lanTp: LanTp;
  readonly mem_id: string | undefined;
  /** Keeps one reading apart from others of the same call. */
  readonly scope?: string | number | undefined;
}

/** True for calls whose answer is one member's (or administrator's) own: it never outlives their session. */
export const isPrivate = ({ access }: CallRow): boolean => access !== 'public';

/**
 * The key of a call's answer in the query cache: the call, its input, and for whom it was made. Without an input for
 * a call that is not made.
 */
export const callKey = <Row extends KnownRow>(
  row: Row,
  input: CallInput<Row> | null,
  { lanTp, mem_id, scope }: Asker,
): readonly unknown[] => [row.name, input, { lanTp, scope, ...(isPrivate(row) && { mem_id }) }];
