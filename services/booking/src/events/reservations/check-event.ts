import { eventState, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findShownEvent, type KnownEvent } from '../../catalog/index.ts';
import { placesStanding, placesStandingFor } from '../../inventory/index.ts';
import type { EventsContext } from '../context.ts';

/** Where an event stands today in Asia/Seoul, by its days alone (EVENT-3). */
const daysOf = (event: KnownEvent, now: Date) =>
  eventState({ ...event, personnel_cnt: 1, closed: false }, seoulDay(now));

/** Whether an event's last day for reservations and changes has passed in Asia/Seoul. */
export const isOver = (event: KnownEvent, now: Date): boolean => daysOf(event, now) === 'ended';

/**
 * An event that visitors see and that has not taken place yet, or still takes reservations.
 * @throws DomainError event_not_found, expire_end
 */
export const findComingEvent = async (
  context: Pick<EventsContext, 'events' | 'now'>,
  event_id: string,
): Promise<KnownEvent> => {
  const event = await findShownEvent(context, event_id);
  if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
  if (isOver(event, context.now()) && seoulDay(context.now()) > event.event_day)
    throw new DomainError('expire_end', { field: 'event_id' });
  return event;
};

/**
 * An event whose reservations may be made or changed today: visitors see it, and its last day has not passed.
 * @throws DomainError event_not_found, expire_end
 */
export const findChangeableEvent = async (
  context: Pick<EventsContext, 'events' | 'now'>,
  event_id: string,
): Promise<KnownEvent> => {
  const event = await findComingEvent(context, event_id);
  if (isOver(event, context.now())) throw new DomainError('expire_end', { field: 'event_id' });
  return event;
};

/**
 * An event that takes new reservations today: its organiser has not closed it early either (EVENT-11).
 * @param mem_id for whom: places that the waiting list has offered to them are theirs, closed or not
 * @throws DomainError event_not_found, expire_end, event_not_begun
 */
export const findOpenEvent = async (
  context: Pick<EventsContext, 'events' | 'places' | 'now'>,
  event_id: string,
  mem_id?: string,
): Promise<KnownEvent> => {
  const event = await findChangeableEvent(context, event_id);
  const { closed } =
    mem_id === undefined
      ? (await placesStanding(context, [event_id]))(event_id)
      : await placesStandingFor(context, event_id, mem_id);
  if (closed) throw new DomainError('expire_end', { field: 'event_id' });
  if (daysOf(event, context.now()) === 'not-begun')
    throw new DomainError('event_not_begun', { field: 'event_id' });
  return event;
};
