import { every, type Logger } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { advanceProgress, carryParts } from './product/refresh-products.ts';

const everyMs = 10 * 60_000;

/** Updates the states of products and what they carry of options and schedules: once with `run`, then every ten minutes. */
export const startProductJobs = (
  catalog: Catalog,
  log: Logger,
): { run: () => Promise<void>; stop: () => Promise<void> } => {
  const run = async (): Promise<void> => {
    await advanceProgress(catalog);
    await carryParts(catalog);
  };
  const { stop } = every(everyMs, run, { log, name: 'advance-progress' });
  return { run, stop };
};
