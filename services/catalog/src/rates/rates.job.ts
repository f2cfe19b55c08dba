import { every, type Logger } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { fetchRates, type RateSource } from './fetch-rates.ts';

/** Asks the official source for rates: once with `run`, then every so often. */
export const startRateJob = (
  catalog: Catalog,
  source: RateSource,
  { everyMs, log }: { everyMs: number; log: Logger },
): { run: () => Promise<void>; stop: () => Promise<void> } => {
  const run = async (): Promise<void> => {
    // That it failed is in the log already, and the last good rates stay.
    await fetchRates(catalog, source, { by: 'official', log }).catch(() => undefined);
  };
  const { stop } = every(everyMs, run, { log, name: 'official-rates' });
  return { run, stop };
};
