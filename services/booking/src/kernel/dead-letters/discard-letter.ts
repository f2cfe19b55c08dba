import { deleteDeadLetter, DomainError, findDeadLetters } from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { adminEntry } from '../common/admin-entry.ts';

/** Which dead letter is given up for good, and why. */
export interface DiscardWord {
  readonly consumer: string;
  readonly event_id: string;
  readonly reason: string;
}

/**
 * Takes a dead letter away without its effect; the reason is in the audit log before it is gone (ADMIN-2).
 * @throws DomainError discard_reason_input, dead_letter_not_found
 */
export const discardLetter = async (
  context: Pick<KernelContext, 'store' | 'auditLog' | 'now'>,
  { consumer, event_id, reason }: DiscardWord,
  by: string,
): Promise<void> => {
  if (reason === '') throw new DomainError('discard_reason_input', { field: 'reason' });
  const [letter] = await findDeadLetters(context.store, { _id: `${consumer}:${event_id}` });
  if (!letter) throw new DomainError('dead_letter_not_found');
  const changes = [
    { field: 'consumer', from: '', to: consumer },
    { field: 'reason', from: '', to: reason },
  ];
  const entry = { by, action: 'dead-letter-discarded', kind: 'dead-letter', id: event_id, changes } as const;
  await context.auditLog.add(adminEntry(context, entry));
  await deleteDeadLetter(context.store, letter);
};
