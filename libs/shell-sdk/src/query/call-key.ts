import type { CallInput } from '@narae/api-client';
import { callTable } from '@narae/contracts/call-table';
import type { LanTp } from '@narae/i18n';
import type { AskedCall } from './page-input.ts';

interface Asker {
  /** Answers are in the page's language even where the input does not say so: it travels as a header. */
  readonly lanTp: LanTp;
  readonly mem_id: string | undefined;
  /** Keeps one reading apart from others of the same call. */
  readonly scope?: string | number | undefined;
}

/** True for calls whose answer is one member's (or administrator's) own: it never outlives their session. */
export const isPrivate = (name: AskedCall): boolean => callTable[name].access !== 'public';

/**
 * The key of a call's answer in the query cache: the call, its input, and for whom it was made. Null for a call
 * that is not made.
 */
export const callKey = <Name extends AskedCall>(
  name: Name,
  input: CallInput<Name> | null,
  { lanTp, mem_id, scope }: Asker,
): readonly unknown[] => [name, input, { lanTp, scope, ...(isPrivate(name) && { mem_id }) }];
