import { everyInTurn } from '@narae/service-kit';
import type { WaitingListContext } from './context.ts';
import { serveAllQueues } from './queue/serve-queue.ts';

const everyMs = 30_000;

/** Ends expired offers, and serves queues that nothing else served (SEAT-7). */
export const startWaitingListJobs = (context: WaitingListContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  return everyInTurn(store, everyMs, () => serveAllQueues(context), { log, name: 'booking-waiting-list' });
};
