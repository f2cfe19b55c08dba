import { whenDue } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { BUSY_MS, runSeries } from './run-series.ts';

/** Adds the departures of series as soon as they are stored, and goes on with what another process left (CATALOG-20). */
export const startSeriesJob = (context: ProductsContext): { stop: () => Promise<void> } => {
  let stopped = false;
  const work = async (): Promise<null> => {
    await runSeries(context, { stopping: () => stopped });
    return null;
  };
  const { log, clock: now, seriesDue: nudged } = context;
  const timer = whenDue(work, { log, name: 'catalog-series', now, recoveryMs: BUSY_MS, nudged });
  return {
    stop: () => {
      stopped = true;
      return timer.stop();
    },
  };
};
