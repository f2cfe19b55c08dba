import { everyInTurn } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { deleteDueDocuments, remindGuests, sweepUnreserved, tidyAbandoned } from './sweep-reservations.ts';

const everyMs = 10 * 60 * 1000;

/** Settles places after a crash, deletes unneeded papers, and reminds of near events (EVENT-6 to EVENT-8). */
export const startEventReservationJobs = (context: EventsContext): { stop: () => Promise<void> } => {
  const { log, store } = context;
  const work = async (): Promise<void> => {
    const settled = await tidyAbandoned(context);
    const papers = (await sweepUnreserved(context)) + (await deleteDueDocuments(context));
    const reminded = await remindGuests(context);
    if (settled + papers + reminded > 0) log.info({ settled, papers, reminded }, 'reservations of events');
  };
  return everyInTurn(store, everyMs, work, { log, name: 'booking-event-reservations' });
};
