import { type ChangedDocument, changeStored, type Moment, type OutboxEntry } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import type { PlainReservation } from '../domain/event-reservation.ts';
import type { AdminEntry } from '../../kernel/index.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { writeOverReservation } from '../domain/event-reservation.queries.ts';

/** What is to become of a reservation, and the events that say so. */
export interface ReservationChange {
  readonly set: Partial<PlainReservation>;
  readonly events?: readonly OutboxEntry[];
  /** Where an administrator makes it. */
  readonly audit?: readonly AdminEntry[];
}

/** Changes a reservation in one conditional update (`changeStored`). @throws DomainError version_conflict */
export const changeReservation = (
  context: EventsContext,
  find: () => Promise<Reservation | null>,
  decide: (
    reservation: Reservation,
    at: Moment,
  ) => Promise<ReservationChange | null> | ReservationChange | null,
): Promise<ChangedDocument<Reservation> | null> =>
  changeStored(context, {
    find,
    decide,
    write: (reservation, change: ReservationChange, now) =>
      writeOverReservation(context.reservations, reservation, { ...change, now }),
  });
