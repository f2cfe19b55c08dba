import { everyInTurn } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import { deleteUnusedCompanions } from './companions.ts';

const hourMs = 60 * 60 * 1000;

/** Deletes saved travellers that nobody used for 24 months (ORDER-19). */
export const startCompanionJobs = (context: CartContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  const work = async (): Promise<void> => {
    const lists = await deleteUnusedCompanions(context);
    if (lists > 0) log.info({ lists }, 'saved travellers deleted');
  };
  return everyInTurn(store, hourMs, work, { log, name: 'booking-companions' });
};
