import { type CallContext, DomainError, isDuplicateKey, nextId } from '@narae/service-kit';
import { eventState, seoulDay } from '@narae/rules';
import { findShownEvent, type KnownEvent } from '../../catalog/index.ts';
import { placesStanding, placesStandingFor } from '../../inventory/index.ts';
import type { EventsContext } from '../context.ts';
import { withoutGuests } from '../domain/event-reservation.rules.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { addReservation, countOpenOf, findOwnReservation } from '../domain/event-reservation.queries.ts';

/** @throws DomainError login_required */
export const reserverOf = (ctx: CallContext): Reserver => {
  const { mem_id, emailConfirmed } = ctx.member();
  return { mem_id, lanTp: ctx.lanTp, emailConfirmed };
};

/** The event's state in Asia/Seoul by its days alone (EVENT-3). */
const daysOf = (event: KnownEvent, now: Date) =>
  eventState({ ...event, personnel_cnt: 1, closed: false }, seoulDay(now));

/** Whether the last day for reservations and changes has passed in Asia/Seoul. */
export const isEventOver = (event: KnownEvent, now: Date): boolean => daysOf(event, now) === 'ended';

/** Visible, and not past or still open. @throws DomainError event_not_found, expire_end */
export const findComingEvent = async (
  context: Pick<EventsContext, 'events' | 'now'>,
  event_id: string,
): Promise<KnownEvent> => {
  const event = await findShownEvent(context, event_id);
  if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
  if (isEventOver(event, context.now()) && seoulDay(context.now()) > event.event_day)
    throw new DomainError('expire_end', { field: 'event_id' });
  return event;
};

/** Visible, and its last day has not passed. @throws DomainError event_not_found, expire_end */
export const findChangeableEvent = async (
  context: Pick<EventsContext, 'events' | 'now'>,
  event_id: string,
): Promise<KnownEvent> => {
  const event = await findComingEvent(context, event_id);
  if (isEventOver(event, context.now())) throw new DomainError('expire_end', { field: 'event_id' });
  return event;
};

/**
 * An event that takes new reservations today, not closed early (EVENT-11).
 * @param mem_id may use places that the waiting list offered, even when it is closed
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

export interface Reserver {
  readonly mem_id: string;
  readonly lanTp: string;
  /** Whether their mailbox is confirmed (ACCOUNT-14). */
  readonly emailConfirmed: boolean;
  /** A number that they drew ahead for a new reservation (ID-3). */
  readonly drawn?: string | undefined;
}

export const findOpen = (
  { reservations }: Pick<EventsContext, 'reservations'>,
  event_id: string,
  mem_id: string,
): Promise<Reservation | null> => findOwnReservation(reservations, mem_id, { event_id, open: true });

/**
 * A member's reservation, or a new draft to keep papers and texts in; of simultaneous requests the unique index lets one
 * add it. @throws DomainError event_reserv_limit
 */
export const findOrBegin = async (
  context: EventsContext,
  event_id: string,
  { mem_id, lanTp, emailConfirmed, drawn }: Reserver,
): Promise<Reservation> => {
  const existing = await findOpen(context, event_id, mem_id);
  if (existing) return existing;
  const most = context.kept['event-reservations'];
  if ((await countOpenOf(context.reservations, mem_id)) >= most)
    throw new DomainError('event_reserv_limit', { params: { most } });
  const now = context.now();
  const draft = {
    ...withoutGuests,
    event_rv_id: drawn ?? (await nextId(context.store, 'EVT_RV')),
    event_id,
    mem_id,
    state: 'draft' as const,
    open: true,
    version: 1,
    lan_tp: lanTp,
    confirmed: emailConfirmed,
    unreserved_since: now,
    farewell: '',
    reminded: false,
    reserved_at: null,
    reg_date: now,
    mod_date: now,
  };
  try {
    return await addReservation(context.reservations, draft);
  } catch (error) {
    const other = isDuplicateKey(error) ? await findOpen(context, event_id, mem_id) : null;
    if (!other) throw error;
    return other;
  }
};
