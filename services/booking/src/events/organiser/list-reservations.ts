import type { LanTp, AdminEvent, AdminReservation, AdminReservationRow, PapersState } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { guestsWithDocuments } from '../domain/guest-documents.rules.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { findReservation } from '../domain/event-reservation.queries.ts';
import { readPage } from '../../kernel/index.ts';
import { showAdminEvent } from './organiser-lists.ts';
import { adminReservation, adminRow } from './organiser.view.ts';
import { findReservationsPage } from './admin.queries.ts';
import { seenOf } from './decide-documents.ts';

const pageSize = 30;

interface ReservationsRequest {
  readonly event_id: string;
  readonly search?: string | undefined;
  readonly papers?: PapersState | undefined;
  readonly after?: string | undefined;
}

/**
 * States of papers depend on what the event asks for now, so a page may end early with a `next` (EVENT-10).
 * @throws DomainError event_not_found
 */
export const listAdminReservations = async (
  context: EventsContext,
  request: ReservationsRequest,
  lanTp: LanTp,
): Promise<{ event: AdminEvent; reservations: AdminReservationRow[]; next: string | null }> => {
  const { bookable, event } = await showAdminEvent(context, request.event_id, lanTp);
  const { papers } = request;
  const meant = (reservation: Reservation): boolean =>
    papers === undefined ||
    guestsWithDocuments(reservation, bookable.documents).some(({ state }) => state === papers);
  const { rows, next } = await readPage({
    after: request.after,
    size: pageSize,
    find: (after, size) => findReservationsPage(context.reservations, { ...request, after, size }),
    rowsOf: (found) => found.filter(meant),
    numberOf: ({ event_rv_id }) => event_rv_id,
  });
  return { event, reservations: rows.map((reservation) => adminRow(reservation, bookable)), next };
};

/** @throws DomainError event_reserv_not_found */
export const showAdminReservation = async (
  context: EventsContext,
  event_rv_id: string,
  lanTp: LanTp,
): Promise<AdminReservation> => {
  const reservation = await findReservation(context.reservations, event_rv_id);
  // A draft is not shown to the organiser.
  if (!reservation || reservation.reserved_at === null)
    throw new DomainError('event_reserv_not_found', { field: 'event_rv_id' });
  const event = await showAdminEvent(context, reservation.event_id, lanTp);
  return adminReservation(reservation, event, seenOf, lanTp);
};
