import { DomainError, nextId, type Limit } from '@narae/service-kit';
import type { KnownEvent } from '../catalogue/find-events.ts';
import type { BookingContext } from '../context.ts';
import { deleteFiles } from '../documents/delete-files.ts';
import type { EventPaper, PlainReservation } from '../domain/event-reservation.ts';
import {
  detailsViolation,
  namedPeople,
  splitPapers,
  type ReservationDetails,
} from '../domain/event-reservation.rules.ts';
import { coverPlaces, settlePlaces } from '../event-places/place-claims.ts';
import { assertRule } from '../shared/assert-rule.ts';
import type { Moment } from '../shared/change-stored.ts';
import type { Reservation } from '../shared/event-reservation.model.ts';
import { findOwnReservation, type ReservationAddress } from '../shared/event-reservation.queries.ts';
import { findOpen, findOrBegin, type Reserver } from './begin-reservation.ts';
import { changeReservation, type ReservationChange } from './change-reservation.ts';
import { findChangeableEvent, findOpenEvent } from './check-event.ts';
import { reservationEvent } from './reservation.events.ts';
import { tidyPlaces } from './tidy-places.ts';

/** How often a member may save reservations; each save writes, and may mail. */
export const savesPerHour = {
  name: 'event-reservations',
  perWindow: 60,
  windowMs: 3_600_000,
} as const satisfies Limit;

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
  context: BookingContext,
  event_id: string,
  details: ReservationDetails,
  by: Reserver,
): Promise<Reservation> => {
  const event = await findOpenEvent(context, event_id);
  const known = await findOpen(context, event_id, by.mem_id);
  assertNone(known);
  assertRule(detailsViolation(details, event.documents, known?.files ?? []));
  await context.limiter.count(savesPerHour, by.mem_id);
  const { event_rv_id } = await findOrBegin(context, event_id, by);
  return write(context, { event_rv_id }, by, event, (reservation, at) => {
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
  context: BookingContext,
  address: ReservationAddress,
  by: Reserver,
  revise: Revise,
): Promise<Reservation> => {
  const known = await findOwnReservation(context.reservations, by.mem_id, address);
  if (known?.state !== 'reserved') throw new DomainError('event_reserv_not_found');
  const event = await findChangeableEvent(context, known.event_id);
  const { event_rv_id } = known;
  await context.limiter.count(savesPerHour, by.mem_id);
  return write(context, { event_rv_id }, by, event, (reservation) => {
    if (reservation.state !== 'reserved') throw new DomainError('event_reserv_not_found');
    return { details: revise(reservation), set: {} };
  });
};

type Plan = (
  reservation: Reservation,
  at: Moment,
) => { readonly details: ReservationDetails; readonly set: Partial<PlainReservation> };

/** Places first, then the reservation, then what is too much goes back: no crash leaves people without places. */
const write = async (
  context: BookingContext,
  address: { readonly event_rv_id: string },
  by: Reserver,
  event: KnownEvent,
  plan: Plan,
): Promise<Reservation> => {
  let removed: EventPaper[] = [];
  const { event_id } = event;
  try {
    const changed = await changeReservation(
      context,
      () => findOwnReservation(context.reservations, by.mem_id, address),
      async (reservation, at): Promise<ReservationChange> => {
        const { details, set } = plan(reservation, at);
        assertRule(detailsViolation(details, event.documents, reservation.files));
        const count = details.members.length;
        const left = await coverPlaces(context, { event_id, ...address, count, version: at.version });
        if (left !== null)
          throw new DomainError('event_reserv_cnt_fail', { field: 'event_cnt', params: { left } });
        const papers = splitPapers(reservation.files, count);
        ({ removed } = papers);
        return {
          set: {
            ...set,
            ...(await stored(context, reservation, details, at.now)),
            ...saved(by),
            files: papers.kept,
          },
          events: [
            reservationEvent(
              reservation.state === 'reserved' ? 'changed' : 'made',
              reservation,
              count,
              at.version,
            ),
          ],
        };
      },
    );
    if (!changed) throw new DomainError('event_reserv_not_found');
    const { version, people } = changed.after;
    await settlePlaces(context, { event_id, ...address, count: people.length, version });
    await deleteFiles(context, removed);
    return changed.after;
  } catch (error) {
    if (error instanceof DomainError) await tidyPlaces(context, { event_id, ...address });
    throw error;
  }
};

const stored = async (
  { store }: BookingContext,
  { people }: Reservation,
  { members, tel, email, area }: ReservationDetails,
  now: Date,
): Promise<Partial<PlainReservation>> => ({
  people: await namedPeople(members, people, now, () => nextId(store, 'EVT_RV_MEM')),
  tel,
  email,
  area,
  draft: null,
  unreserved_since: null,
});

const saved = ({ lanTp, emailConfirmed }: Reserver): Partial<PlainReservation> => ({
  lan_tp: lanTp,
  confirmed: emailConfirmed,
});
