import type { WaitingListContext } from '../context.ts';
import { findTargets, type QueueTarget } from '../queue/queue-target.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';
import { findEntry } from '../entries/waiting.queries.ts';

/** Any member's entry: for mails, not for callers. */
export const findWaiting = async (
  context: WaitingListContext,
  waiting_id: string,
): Promise<{ entry: WaitingEntry; target: QueueTarget } | null> => {
  const entry = await findEntry(context.waiting, waiting_id);
  const [target] = entry ? await findTargets(context, entry.kind, [entry.target_id]) : [];
  return entry && target ? { entry, target } : null;
};
