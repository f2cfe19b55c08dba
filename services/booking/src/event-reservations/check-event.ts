import { eventState, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findShownEvent, type KnownEvent } from '../catalogue/find-events.ts';
import type { BookingContext } from '../context.ts';

/** Where an event stands today in Asia/Seoul, by its days alone (EVENT-3). */
const daysOf = (event: KnownEvent, now: Date) => eventState({ ...event, personnel_cnt: 1 }, seoulDay(now));

/**
 * An event whose reservations may be made or changed today: visitors see it, and its last day has not passed.
 * @throws DomainError event_not_found, expire_end
 */
export const findChangeableEvent = async (
  context: Pick<BookingContext, 'events' | 'now'>,
  event_id: string,
): Promise<KnownEvent> => {
  const event = await findShownEvent(context, event_id);
  if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
  if (daysOf(event, context.now()) === 'ended') throw new DomainError('expire_end', { field: 'event_id' });
  return event;
};

/** An event that takes new reservations today. @throws DomainError event_not_found, expire_end, event_not_begun */
export const findOpenEvent = async (
  context: Pick<BookingContext, 'events' | 'now'>,
  event_id: string,
): Promise<KnownEvent> => {
  const event = await findChangeableEvent(context, event_id);
  if (daysOf(event, context.now()) === 'not-begun')
    throw new DomainError('event_not_begun', { field: 'event_id' });
  return event;
};
