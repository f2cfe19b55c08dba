import { every } from '@narae/service-kit';
import type { ProductsContext } from './context.ts';
import { advanceProgress, carryParts } from './product/refresh-products.ts';

const everyMs = 10 * 60_000;

/** Updates product states and carried parts before the first request, then every ten minutes. */
export const startProductJob = (context: ProductsContext): { stop: () => Promise<void> } => {
  const run = async (): Promise<void> => {
    await advanceProgress(context);
    await carryParts(context);
  };
  context.whenReady(run);
  return every(everyMs, run, { log: context.log, name: 'advance-progress' });
};
