import type { ProductsContext } from '../context.ts';
import { startJobs } from '../jobs/stored-job.ts';
import { runSeries } from './run-series.ts';

/** Adds the departures of series as soon as they are stored, and goes on with what another process left (CATALOG-20). */
export const startSeriesJob = (context: ProductsContext): { stop: () => Promise<void> } =>
  startJobs(context, {
    name: 'catalog-series',
    nudged: context.seriesDue,
    work: (how) => runSeries(context, how),
  });
