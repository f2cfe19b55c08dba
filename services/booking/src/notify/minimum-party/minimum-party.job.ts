import { everyInTurn } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { watchMinimums } from './watch-minimums.ts';

const everyMs = 30 * 60_000;

/** Looks after departures that lack people (REFUND-4). */
export const startMinimumPartyJobs = (context: NotifyContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  return everyInTurn(store, everyMs, () => watchMinimums(context), { log, name: 'booking-minimum-parties' });
};
