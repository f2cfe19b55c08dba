import type { ProductsContext } from '../context.ts';
import { startJobs } from '../jobs/stored-job.ts';
import { runRanges } from './run-ranges.ts';

/** Changes the departures of ranges as soon as they are stored, and goes on with what another process left (CATALOG-21). */
export const startRangesJob = (context: ProductsContext): { stop: () => Promise<void> } =>
  startJobs(context, {
    name: 'catalog-ranges',
    nudged: context.rangesDue,
    work: (how) => runRanges(context, how),
  });
