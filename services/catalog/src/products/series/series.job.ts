import type { ProductsContext } from '../context.ts';
import { startJobs } from '../jobs/stored-job.ts';
import { extendSeries } from './extend-series.ts';
import { runSeries } from './run-series.ts';

/**
 * Adds the departures of series as soon as they are stored, goes on with what another process left, and after midnight in
 * Asia/Seoul adds those that series without an end need next (CATALOG-20).
 */
export const startSeriesJob = (context: ProductsContext): { stop: () => Promise<void> } =>
  startJobs(context, {
    name: 'catalog-series',
    nudged: context.seriesDue,
    work: async (how) => {
      await extendSeries(context);
      await runSeries(context, how);
    },
  });
