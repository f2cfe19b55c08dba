import type { CallInput, KnownRow } from '@narae/api-client';
import type { CallRow } from '@narae/contracts/call-row';
import type { LanTp } from '@narae/i18n';

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
