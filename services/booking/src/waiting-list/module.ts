import type { ServiceModule } from '@narae/service-kit';
import type { WaitingListContext } from './context.ts';
import { watchLedgers } from './ledger-moved.consumer.ts';
import { startWaitingListJobs } from './waiting-list.job.ts';
import { waitingListRoutes } from './waiting-list.routes.ts';
import { waitingMetrics } from './waiting.metrics.ts';

/** Waiting lists for seats and places. */
export const waitingListModule: ServiceModule<WaitingListContext> = {
  name: 'waiting-list',
  routes: [waitingListRoutes],
  metrics: [waitingMetrics],
  consumers: [watchLedgers],
  jobs: [startWaitingListJobs],
};
