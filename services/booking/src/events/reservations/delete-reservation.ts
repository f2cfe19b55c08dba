import { DomainError, type Joined } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { deleteFiles } from '../../documents/index.ts';
import { coverPlaces, settlePlaces } from '../../inventory/index.ts';
import type { EventDocument, Reservation } from '../domain/event-reservation.model.ts';
import { inDocumentDeletionOrder, withoutGuests } from '../domain/event-reservation.rules.ts';
import {
  findAllReservationsOf,
  findOwnReservation,
  findReservation,
  giveReservation,
} from '../domain/event-reservation.queries.ts';
import { changeReservation } from './write-reservation.ts';
import { reservationEvent } from './reservation.events.ts';

/** Removes people and papers first, then returns the places; repeatable. */
const end = async (
  context: EventsContext,
  { event_id, event_rv_id }: Reservation,
  /** The member left the shop: no mail. */
  silently: boolean,
): Promise<void> => {
  let files: readonly EventDocument[] = [];
  const changed = await changeReservation(
    context,
    () => findReservation(context.reservations, event_rv_id),
    async (reservation, at) => {
      if (reservation.state === 'deleted') return silently ? { set: { farewell: '' } } : null;
      ({ files } = reservation);
      const { state, people, email, confirmed, mem_id } = reservation;
      await coverPlaces(context, { event_id, event_rv_id, mem_id, count: 0, version: at.version });
      return {
        set: {
          ...withoutGuests,
          state: 'deleted',
          open: false,
          farewell: state === 'reserved' && confirmed && !silently ? email : '',
        },
        events:
          state === 'reserved' ? [reservationEvent('deleted', reservation, people.length, at.version)] : [],
      };
    },
  );
  if (!changed) return;
  const { version } = changed.after;
  await settlePlaces(context, { event_id, event_rv_id, count: 0, version });
  await deleteFiles(context, inDocumentDeletionOrder(files));
};

/**
 * Deletes a reservation or draft; repeatable.
 * @throws DomainError event_reserv_not_found (absent or not the caller's), version_conflict
 */
export const deleteReservation = async (
  context: EventsContext,
  event_rv_id: string,
  mem_id: string,
): Promise<void> => {
  const existing = await findOwnReservation(context.reservations, mem_id, { event_rv_id });
  if (!existing) throw new DomainError('event_reserv_not_found', { field: 'event_rv_id' });
  await end(context, existing, false);
};

/** Erases every reservation of a member who left (ACCOUNT-11); repeatable. */
export const eraseReservations = async (context: EventsContext, mem_id: string): Promise<void> => {
  for (const reservation of await findAllReservationsOf(context.reservations, mem_id))
    await end(context, reservation, true);
};

/** Of two reservations of one event, a draft is deleted and made ones both stay (ACCOUNT-36). */
export const moveReservations = async (context: EventsContext, { from, into }: Joined): Promise<void> => {
  const { reservations } = context;
  for (const { event_rv_id, event_id, open, state } of await findAllReservationsOf(reservations, from)) {
    const other = open ? await findOwnReservation(reservations, into, { event_id, open: true }) : null;
    if (other && state === 'draft') await deleteReservation(context, event_rv_id, from);
    else if (other?.state === 'draft') await deleteReservation(context, other.event_rv_id, into);
    const beside = other?.state === 'reserved';
    await giveReservation(reservations, event_rv_id, { from, into, ...(beside && { open: false }) });
  }
};
