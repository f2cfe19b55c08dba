import { everyInTurn } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { runDepartureCancels } from './run-departure-cancel.ts';

const everyMs = 30_000;

/** Cancels the orders of departures that their organisers cancelled, batch by batch (REFUND-4). */
export const startDepartureCancelJobs = (context: OrdersContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  const work = async (): Promise<void> => {
    const orders = await runDepartureCancels(context);
    if (orders > 0) log.info({ orders }, 'orders of cancelled departures');
  };
  return everyInTurn(store, everyMs, work, { log, name: 'booking-departure-cancels' });
};
