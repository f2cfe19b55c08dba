import type { BookableEvent } from '@narae/contracts';
import { allEventPapers } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { eventsBetween, eventsById, eventsPage, forgetEventVersions, upsertEvent } from './event.queries.ts';
import { setPlaces } from '../inventory/index.ts';

type EventContext = Pick<CatalogContext, 'events'>;

/** An event with the documents it asks for, also where its organiser named none. */
export type KnownEvent = BookableEvent & Required<Pick<BookableEvent, 'documents'>>;

const withDocuments = (event: BookableEvent): KnownEvent => ({ documents: allEventPapers, ...event });

/** Unknown events are missing, withdrawn ones are not. */
export const findEvents = async (
  { events }: EventContext,
  event_ids: readonly string[],
): Promise<KnownEvent[]> => (await eventsById(events, [...new Set(event_ids)])).map(withDocuments);

/** Withdrawn or not. @throws DomainError event_not_found */
export const findEvent = async (context: EventContext, event_id: string): Promise<KnownEvent> => {
  const [event] = await findEvents(context, [event_id]);
  if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
  return event;
};

/** Null where there is none that visitors may see (CATALOG-14). */
export const findShownEvent = async (context: EventContext, event_id: string): Promise<KnownEvent | null> => {
  const [event] = await findEvents(context, [event_id]);
  return event && event.withdrawn !== true ? event : null;
};

/** Both days included, YYYY-MM-DD in Asia/Seoul. */
export const findEventsBetween = async (
  { events }: EventContext,
  days: { readonly from: string; readonly to: string },
): Promise<KnownEvent[]> => (await eventsBetween(events, days)).map(withDocuments);

/** Events from a day on, next first, or with `over` past ones, latest first; withdrawn ones included. */
export const findEventsPage = async (
  { events }: EventContext,
  page: Parameters<typeof eventsPage>[1],
): Promise<KnownEvent[]> => (await eventsPage(events, page)).map(withDocuments);

/**
 * Stores an event and its number of places; places taken are never reset (EVENT-7). Both ignore older
 * versions, so that a repeat after a crash finishes the work. @param version of the catalogue's event
 */
export const storeEvent = async (
  context: CatalogContext,
  event: BookableEvent,
  version: number,
): Promise<void> => {
  await upsertEvent(context.events, event, version);
  await setPlaces(context, event, version);
};

/** For a rebuild: the next version of each event replaces the copy. */
export const restartEvents = ({ events }: CatalogContext): Promise<unknown> => forgetEventVersions(events);
