export { type WaitingListContext, waitingListStore } from './context.ts';
export { findWaiting } from './member/find-waiting.ts';
export { eraseWaiting, moveWaiting } from './member/leave-waiting-list.ts';
export { countMyWaiting, listWaitingOf } from './member/list-my-waiting.ts';
export { waitingListModule } from './module.ts';
export type { QueueTarget } from './queue/queue-target.ts';
export { serveQueue } from './queue/serve-queue.ts';
export { partiesWaitingForSeats } from './queue/admin-queues.ts';
