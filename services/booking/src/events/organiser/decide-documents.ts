import { DomainError, type Moment } from '@narae/service-kit';
import { findEvent } from '../../catalog/index.ts';
import {
  adminEntry,
  auditedDecision,
  decided,
  isDecided,
  type DocumentDecision,
  seenMark,
} from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import { mayDecide, guestsWithDocuments, type GuestWithDocuments } from '../domain/guest-documents.rules.ts';
import { changeReservation, type ReservationChange } from '../reservations/write-reservation.ts';
import { documentsRejected } from '../reservations/reservation.events.ts';
import type { Reservation } from '../domain/event-reservation.model.ts';
import { findReservation } from '../domain/event-reservation.queries.ts';

interface Looked {
  readonly event_rv_id: string;
  readonly event_rv_mem_id: string;
  readonly seen: string;
}

/**
 * Accepts or rejects one person's papers; a rejection is mailed to the member (EVENT-9). Repeatable.
 * @param by mem_id of the administrator
 * @throws DomainError event_reserv_not_found; papers_changed when name, papers or decision are not what was seen;
 *   event_papers_incomplete where there is nothing to decide on; version_conflict
 */
export const decideDocuments = async (
  context: EventsContext,
  { event_rv_id, event_rv_mem_id, seen }: Looked,
  decision: DocumentDecision,
  by: string,
): Promise<void> => {
  const wanted = decided(decision);
  const decide = async (
    reservation: Reservation,
    { version, now }: Moment,
  ): Promise<ReservationChange | null> => {
    const { documents } = await findEvent(context, reservation.event_id);
    const found = guestsWithDocuments(reservation, documents).find(
      ({ guest }) => guest.event_rv_mem_id === event_rv_mem_id,
    );
    if (reservation.state !== 'reserved' || !found)
      throw new DomainError('event_reserv_not_found', { field: 'event_rv_mem_id' });
    if (isDecided(found.guest.check, wanted)) return null;
    if (seenOf(found) !== seen) throw new DomainError('papers_changed', { field: 'seen' });
    if (!mayDecide(found.state, decision.outcome)) throw new DomainError('event_papers_incomplete');
    const check = { ...wanted, by, at: now };
    const rejected = decision.outcome === 'rejected';
    return {
      set: {
        people: reservation.people.map((guest) => (guest === found.guest ? { ...guest, check } : guest)),
      },
      events: rejected ? [documentsRejected(reservation, event_rv_mem_id, version)] : [],
      audit: [
        adminEntry(context, {
          by,
          action: rejected ? 'papers-rejected' : 'papers-accepted',
          kind: 'reservation',
          id: event_rv_id,
          changes: [
            {
              field: `papers.${found.sort_order}`,
              from: found.guest.check ? auditedDecision(found.guest.check) : found.state,
              to: auditedDecision(wanted),
            },
          ],
        }),
      ],
    };
  };
  const find = () => findReservation(context.reservations, event_rv_id);
  if (!(await changeReservation(context, find, decide)))
    throw new DomainError('event_reserv_not_found', { field: 'event_rv_id' });
};

/** Identifies what an organiser sees: name, papers, and the decision on them. */
export const seenOf = ({ guest, files }: Pick<GuestWithDocuments, 'guest' | 'files'>): string => {
  const { mem_nm, check } = guest;
  const fileIds = files.map(({ event_mem_file_id }) => event_mem_file_id).sort();
  return seenMark([mem_nm, fileIds, check?.outcome ?? '', check?.at ?? '']);
};
