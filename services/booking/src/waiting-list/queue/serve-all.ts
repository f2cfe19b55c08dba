import type { WaitingKind } from '@narae/contracts';
import type { WaitingListContext } from '../context.ts';
import { findQueues } from './queue-figures.queries.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';
import { serveQueue } from './serve-queue.ts';
import { queueKey, type QueueAddress } from '../entries/queue.rules.ts';

const kinds = Object.keys(queueLedgers) as readonly WaitingKind[];

/** Every queue somebody is in, and whatever has an offer in its ledger that nobody may know of. */
const allQueues = async (context: WaitingListContext): Promise<QueueAddress[]> => {
  const queues: QueueAddress[] = await findQueues(context.waiting);
  for (const kind of kinds)
    queues.push(...(await queueLedgers[kind].onOffer(context)).map((target_id) => ({ kind, target_id })));
  return [...new Map(queues.map((queue) => [queueKey(queue), queue])).values()];
};

/**
 * Serves every queue: ends the offers that ran out, and does what a crash or a lost event left undone. One queue that
 * fails stops none of the others.
 */
export const serveAllQueues = async (context: WaitingListContext): Promise<void> => {
  for (const queue of await allQueues(context)) {
    try {
      await serveQueue(context, queue);
    } catch (error) {
      context.log.error({ err: error, queue: queueKey(queue) }, 'a waiting list could not be served');
    }
  }
};
