import { every } from '@narae/service-kit';
import type { RatesContext } from './context.ts';
import { fetchRates } from './fetch-rates.ts';

/** Fetches official rates when the service is ready, then at the source's interval. */
export const startRateJob = (context: RatesContext): { stop: () => Promise<void> } => {
  const { officialRates, log, whenReady } = context;
  if (!officialRates) return { stop: () => Promise.resolve() };
  const { source, everyMs } = officialRates;
  const run = async (): Promise<void> => {
    // Logged already; the last good rates stay.
    await fetchRates(context, source, { by: 'official', log }).catch(() => undefined);
  };
  whenReady(() => void run());
  return every(everyMs, run, { log, name: 'official-rates' });
};
