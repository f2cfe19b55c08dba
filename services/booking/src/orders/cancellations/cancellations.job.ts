import { everyInTurn } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { finishCancellations } from './decide-cancellation.ts';

/** Finishes what a crash has left of cancellations (REFUND-2, REFUND-4). */
export const startCancellationJobs = (context: OrdersContext): { stop: () => Promise<void> } => {
  const { log, store, config } = context;
  const work = async (): Promise<void> => {
    const finished = await finishCancellations(context);
    if (finished > 0) log.info({ finished }, 'cancellations were finished');
  };
  return everyInTurn(store, config.cancellationSweepMs, work, { log, name: 'booking-cancellations' });
};
