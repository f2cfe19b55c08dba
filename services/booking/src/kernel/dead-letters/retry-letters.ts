import { MOST_RETRIED_LETTERS } from '@narae/contracts';
import { countDeadLetters, DomainError, findDeadLetters, replayDeadLetter } from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { adminEntry } from '../common/admin-entry.ts';

/** One event of a consumer, or the oldest ones of it. */
export interface WhichLetters {
  readonly consumer: string;
  readonly event_id?: string | undefined;
}

/**
 * Hands dead letters to their consumer once more, each with an entry in the audit log before it; repeating is harmless, since
 * consumers know what they have dealt with (ADMIN-2).
 * @throws DomainError dead_letter_not_found; consumer_unknown where this process has no such consumer
 */
export const retryLetters = async (
  context: Pick<KernelContext, 'store' | 'bus' | 'auditLog' | 'now'>,
  { consumer, event_id }: WhichLetters,
  by: string,
): Promise<{ done: number; left: number }> => {
  const { store, bus } = context;
  const which = event_id === undefined ? { consumer } : { _id: `${consumer}:${event_id}` };
  const letters = await findDeadLetters(store, which, MOST_RETRIED_LETTERS);
  if (letters.length === 0) throw new DomainError('dead_letter_not_found');
  if (!(await bus.lag()).some((one) => one.consumer === consumer)) throw new DomainError('consumer_unknown');
  let done = 0;
  for (const letter of letters) {
    const changes = [{ field: 'consumer', from: '', to: consumer }];
    const entry = {
      by,
      action: 'dead-letter-retried',
      kind: 'dead-letter',
      id: letter.event.id,
      changes,
    } as const;
    await context.auditLog.add(adminEntry(context, entry));
    if (await replayDeadLetter(store, letter, bus.publishFor)) done += 1;
  }
  return { done, left: await countDeadLetters(store, { consumer }) };
};
