import { every } from '@narae/service-kit';
import type { ProductsContext } from './context.ts';
import { joinTrips, nameTripDates, refreshTrips } from './trips/keep-trips.ts';
import { advanceProgress, carryParts } from './product/refresh-products.ts';

const everyMs = 10 * 60_000;

/** Updates product states, carried parts and trips before the first request, then every ten minutes. */
export const startProductJob = (context: ProductsContext): { stop: () => Promise<void> } => {
  const run = async (): Promise<void> => {
    await joinTrips(context);
    await nameTripDates(context);
    await advanceProgress(context);
    await carryParts(context);
    await refreshTrips(context);
  };
  context.whenReady(run);
  return every(everyMs, run, { log: context.log, name: 'advance-progress' });
};
