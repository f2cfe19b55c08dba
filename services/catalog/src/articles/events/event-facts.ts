import type { BookableEvent } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import { bookableEvent } from './event-changed.ts';
import type { StoredEvent } from '../event.model.ts';

/** What booking should know of every event now. */
export const eventFacts = async ({
  events,
}: Pick<Catalog, 'events'>): Promise<{ aggregateId: string; version: number; data: BookableEvent }[]> => {
  const rows = await events.find({}, { contents: 0, outbox: 0 }).lean<StoredEvent[]>();
  return rows.map((event) => ({
    aggregateId: event.event_id,
    version: event.version,
    data: bookableEvent(event, event.personnel_cnt),
  }));
};
