import { everyInTurn } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { tellDepartureChanges } from './departure-change.ts';

/** Tells the orders of departures that were changed, order by order (ORDER-22). */
export const startDepartureChangeJobs = (context: OrdersContext): { stop: () => Promise<void> } => {
  const { log, store, config } = context;
  const work = async (): Promise<void> => {
    const orders = await tellDepartureChanges(context);
    if (orders > 0) log.info({ orders }, 'orders told that their departure was changed');
  };
  return everyInTurn(store, config.payments.sweepMs, work, { log, name: 'booking-departure-changes' });
};
