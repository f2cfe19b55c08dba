import type { BookingContext } from '../context.ts';
import { readLedgers } from './place-ledger.queries.ts';

/** Capacity and places left of every event, for whoever keeps a copy. */
export const placeFacts = async ({ places }: Pick<BookingContext, 'places'>) =>
  (await readLedgers(places)).map(({ event_id, remaining, capacity, version }) => ({
    aggregateId: event_id,
    version,
    data: { event_id, remaining: Math.max(0, remaining), capacity },
  }));
