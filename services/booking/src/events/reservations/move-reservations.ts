import type { Joined } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import {
  findAllReservationsOf,
  findOwnReservation,
  giveReservation,
} from '../domain/event-reservation.queries.ts';
import { deleteReservation } from './delete-reservation.ts';

/**
 * Makes the reservations of a joined account the other one's (ACCOUNT-36). Where both have one of the same event, what was only begun
 * goes; two that are made both stay, and either can be deleted.
 */
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
