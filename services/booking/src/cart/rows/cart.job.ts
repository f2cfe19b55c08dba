import { everyInTurn } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import { expireRows } from './remove-rows.ts';

const everyMs = 10 * 60 * 1000;

/** Ends the rows of trips that left since the last turn (CART-12). */
export const startCartJobs = (context: CartContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  const work = async (): Promise<void> => {
    const rows = await expireRows(context);
    if (rows > 0) log.info({ rows }, 'rows of the cart expired');
  };
  return everyInTurn(store, everyMs, work, { log, name: 'booking-expired-rows' });
};
