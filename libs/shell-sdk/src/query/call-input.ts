import type { CallInput, KnownRow } from '@narae/api-client';
import type { LocaleField, CallRow } from '@narae/contracts/call-row';
import { currencyOf, type LanTp } from '@narae/i18n';

type LocaleOf<Row> = Row extends { readonly locale: readonly (infer Field)[] } ? Field : never;

type Without<Input, Fields> = Input extends unknown
  ? Omit<Input, Fields & keyof Input> & Partial<Pick<Input, Fields & keyof Input>>
  : never;

export type PageInput<Row extends KnownRow> = Without<CallInput<Row>, LocaleOf<Row>>;

const valueOf: Readonly<Record<LocaleField, (lanTp: LanTp) => string>> = {
  lan_tp: (lanTp) => lanTp,
  currency: currencyOf,
};

export function completeInput<Row extends KnownRow>(
  { locale = [] }: Row,
  input: PageInput<Row>,
  lanTp: LanTp,
): CallInput<Row> {
  const ofThePage = Object.fromEntries(locale.map((field) => [field, valueOf[field](lanTp)]));
  return { ...ofThePage, ...input } as CallInput<Row>;
}

interface Asker {
  /** It travels as a header. */
  readonly lanTp: LanTp;
  readonly mem_id: string | undefined;
  /** Separates readings of the same call. */
  readonly scope?: string | number | undefined;
}

/** A member's (or administrator's) own answer never outlives their session. */
export const isPrivate = ({ access }: CallRow): boolean => access !== 'public';

/** The cache key: the call, its input, and for whom it was made. No input: a call that is not made. */
export const callKey = <Row extends KnownRow>(
  row: Row,
  input: CallInput<Row> | null,
  { lanTp, mem_id, scope }: Asker,
): readonly unknown[] => [row.name, input, { lanTp, scope, ...(isPrivate(row) && { mem_id }) }];
