import type { ProductsContext } from '../context.ts';
import { startJobs } from '../jobs/stored-job.ts';
import { runClosedDays } from './run-closed-days.ts';

/** Closes and reopens departures as soon as closed days are added or deleted, and goes on with what another process left (CATALOG-22). */
export const startClosedDaysJob = (context: ProductsContext): { stop: () => Promise<void> } =>
  startJobs(context, {
    name: 'catalog-closed-days',
    nudged: context.closedDaysDue,
    work: (how) => runClosedDays(context, how),
  });
