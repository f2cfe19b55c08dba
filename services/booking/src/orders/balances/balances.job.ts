import { everyInTurn } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { runBalances } from './run-balances.ts';

const everyMs = 60_000;

/** Looks after balances that are not paid yet (MONEY-12). */
export const startBalanceJobs = (context: OrdersContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  return everyInTurn(store, everyMs, () => runBalances(context), { log, name: 'booking-balances' });
};
