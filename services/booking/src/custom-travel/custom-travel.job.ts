import { everyInTurn } from '@narae/service-kit';
import type { CustomTravelContext } from './context.ts';
import { bookAccepted } from './trips/book-trip.ts';
import { forgetTrips } from './trips/trips-of-members.ts';
import { expireQuotes, remindOfQuotes } from './quotes/watch-quotes.ts';

const everyMs = 5 * 60 * 1000;

/** Crash recovery, quote reminders, ends of quotes, old requests (CUSTOM-3, CUSTOM-4, CUSTOM-6). */
export const startCustomTravelJobs = (context: CustomTravelContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  const work = async (): Promise<void> => {
    const booked = await bookAccepted(context);
    const expired = await expireQuotes(context);
    const reminded = await remindOfQuotes(context);
    const forgotten = await forgetTrips(context);
    if (booked + expired + reminded + forgotten > 0)
      log.info({ booked, expired, reminded, forgotten }, 'requests for custom trips');
  };
  return everyInTurn(store, everyMs, work, { log, name: 'booking-custom-trips' });
};
