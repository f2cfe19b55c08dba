import type { WaitingListContext } from '../context.ts';
import { adminEntry } from '../../kernel/index.ts';
import type { QueueAddress } from '../entries/queue.rules.ts';
import { tellAll } from './serve-queue.ts';

/**
 * Ends a queue for its organiser: everybody who waits is told, offers that run stay (SEAT-7). The log comes first: whatever
 * became of it, somebody meant to end it.
 * @returns how many parties
 */
export const endQueue = async (
  context: WaitingListContext,
  queue: QueueAddress,
  by: string,
): Promise<number> => {
  const entry = adminEntry(context, {
    by,
    action: 'waiting-list-ended',
    kind: 'waiting-list',
    id: queue.target_id,
    changes: [{ field: 'kind', from: queue.kind, to: '' }],
  });
  await context.auditLog.add(entry);
  return tellAll(context, queue, 'end');
};
