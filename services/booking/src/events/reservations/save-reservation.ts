import { DomainError } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { detailsViolation, type ReservationDetails } from '../domain/event-reservation.rules.ts';
import { assertRule } from '../../kernel/index.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { findOwnReservation, type ReservationAddress } from '../domain/event-reservation.queries.ts';
import { findOpen, findOrBegin, type Reserver } from './begin-reservation.ts';
import { findChangeableEvent, findOpenEvent } from './check-event.ts';
import { writeReservation } from './write-reservation.ts';

const assertNone = (reservation: Reservation | null): void => {
  if (reservation?.state === 'reserved') throw new DomainError('event_complete_noti', { field: 'event_id' });
};

/**
 * Reserves an event for everybody at once (EVENT-5): judged in the order of the screen, then the places are taken.
 * Papers may have been handed in before.
 * @throws DomainError event_not_found, expire_end, event_not_begun, event_complete_noti, event_reserv_limit,
 *   event_reserv_cnt_placeholder, event_name_input, …, passport_img_fail, …, event_reserv_cnt_fail, rate_limited
 */
export const saveReservation = async (
  context: EventsContext,
  event_id: string,
  details: ReservationDetails,
  by: Reserver,
): Promise<Reservation> => {
  const event = await findOpenEvent(context, event_id, by.mem_id);
  const known = await findOpen(context, event_id, by.mem_id);
  assertNone(known);
  assertRule(detailsViolation(details, event.documents, known?.files ?? []));
  await context.limiter.count('event-reservations', by.mem_id);
  const { event_rv_id } = await findOrBegin(context, event_id, by);
  return writeReservation(context, { event_rv_id }, by, event, (reservation, at) => {
    assertNone(reservation);
    return { details, set: { state: 'reserved', reserved_at: at.now, reminded: false } };
  });
};

/** What a change makes of a reservation's people and contact. */
export type Revise = (reservation: Reservation) => ReservationDetails;

/**
 * Changes people and contact of a reservation at once, until `end_day`; fewer people give their places back and lose
 * their papers, highest first (DOC-8).
 * @throws DomainError event_reserv_not_found, and those of `saveReservation`
 */
export const reviseReservation = async (
  context: EventsContext,
  address: ReservationAddress,
  by: Reserver,
  revise: Revise,
): Promise<Reservation> => {
  const known = await findOwnReservation(context.reservations, by.mem_id, address);
  if (known?.state !== 'reserved') throw new DomainError('event_reserv_not_found');
  const event = await findChangeableEvent(context, known.event_id);
  const { event_rv_id } = known;
  await context.limiter.count('event-reservations', by.mem_id);
  return writeReservation(context, { event_rv_id }, by, event, (reservation) => {
    if (reservation.state !== 'reserved') throw new DomainError('event_reserv_not_found');
    return { details: revise(reservation), set: {} };
  });
};
