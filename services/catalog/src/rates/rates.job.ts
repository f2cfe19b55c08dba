import { every } from '@narae/service-kit';
import type { RatesContext } from './context.ts';
import { fetchRates } from './fetch-rates.ts';

/** Asks the official source for rates when the service is ready, then at its interval; nothing where there is no source. */
export const startRateJob = (context: RatesContext): { stop: () => Promise<void> } => {
  const { officialRates, log, whenReady } = context;
  if (!officialRates) return { stop: () => Promise.resolve() };
  const { source, everyMs } = officialRates;
  const run = async (): Promise<void> => {
    // The failure is in the log already, and the last good rates stay.
    await fetchRates(context, source, { by: 'official', log }).catch(() => undefined);
  };
  whenReady(() => void run());
  return every(everyMs, run, { log, name: 'official-rates' });
};
