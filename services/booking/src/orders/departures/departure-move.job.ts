import { everyInTurn } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { runDepartureMoves } from './run-departure-move.ts';

/** Moves the orders of departures that the desk moves, row by row (ORDER-21). */
export const startDepartureMoveJobs = (context: OrdersContext): { stop: () => Promise<void> } => {
  const { log, store, config } = context;
  const work = async (): Promise<void> => {
    const orders = await runDepartureMoves(context);
    if (orders > 0) log.info({ orders }, 'orders moved with their departure');
  };
  return everyInTurn(store, config.payments.sweepMs, work, { log, name: 'booking-departure-moves' });
};
