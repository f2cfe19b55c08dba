import type { BookableEvent } from '@narae/contracts';
import { allEventPapers } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { eventsBetween, eventsById, eventsPage, forgetEventVersions, upsertEvent } from './event.queries.ts';
import { setPlaces } from '../inventory/index.ts';

type EventContext = Pick<CatalogContext, 'events'>;

/** An event with what it asks of everybody, also where its organiser has said nothing. */
export type KnownEvent = BookableEvent & Required<Pick<BookableEvent, 'documents'>>;

const known = (event: BookableEvent): KnownEvent => ({ documents: allEventPapers, ...event });

/** Booking's own copies of the named events; one that is not known is missing, one that was taken back is not. */
export const findEvents = async (
  { events }: EventContext,
  event_ids: readonly string[],
): Promise<KnownEvent[]> => (await eventsById(events, [...new Set(event_ids)])).map(known);

/** An event that booking knows, taken back or not. @throws DomainError event_not_found */
export const findEvent = async (context: EventContext, event_id: string): Promise<KnownEvent> => {
  const [event] = await findEvents(context, [event_id]);
  if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
  return event;
};

/** An event that visitors may see; null where there is none, or none any more (CATALOG-14). */
export const findShownEvent = async (context: EventContext, event_id: string): Promise<KnownEvent | null> => {
  const [event] = await findEvents(context, [event_id]);
  return event && event.withdrawn !== true ? event : null;
};

/** Events that take place between two days, both included (YYYY-MM-DD in Asia/Seoul). */
export const findEventsBetween = async (
  { events }: EventContext,
  days: { readonly from: string; readonly to: string },
): Promise<KnownEvent[]> => (await eventsBetween(events, days)).map(known);

/**
 * A page of events, taken back ones among them: those to come from a day on, the next first; with `over` those before it,
 * the last first.
 */
export const findEventsPage = async (
  { events }: EventContext,
  page: Parameters<typeof eventsPage>[1],
): Promise<KnownEvent[]> => (await eventsPage(events, page)).map(known);

/**
 * Stores what booking must know of an event, and how many places it has; places taken are booking's own and never reset
 * (EVENT-7). Each of the two ignores an older version by itself, so that a repeat after a crash between them finishes
 * the work. @param version of the catalogue's event
 */
export const storeEvent = async (
  context: CatalogContext,
  event: BookableEvent,
  version: number,
): Promise<void> => {
  await upsertEvent(context.events, event, version);
  await setPlaces(context, event, version);
};

/** Prepares for a rebuild: every event that comes from now on replaces the copy. */
export const restartEvents = ({ events }: CatalogContext): Promise<unknown> => forgetEventVersions(events);
