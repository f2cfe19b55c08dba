import {
  type LanTp,
  type AdminEvent,
  RejectionReason,
  type AdminPerson,
  type AdminReservation,
  type AdminReservationRow,
  type PapersState,
  type AttendanceRow,
  type EventDocuments,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { eventState } from '@narae/rules';
import { resolveLanTp } from '@narae/contracts/languages';
import type { KnownEvent } from '../../catalog/index.ts';
import type { PlaceTotals } from '../../inventory/index.ts';
import { eventRejectionTexts, rejectionView } from '../../kernel/index.ts';
import type { PlainReservation } from '../domain/event-reservation.model.ts';
import { guestsWithDocuments, type GuestWithDocuments } from '../domain/guest-documents.rules.ts';

interface EventStanding {
  readonly totals: PlaceTotals;
  readonly documentsToCheck: number;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly today: string;
}

export const adminEvent = (
  event: KnownEvent,
  { totals, documentsToCheck, today }: EventStanding,
  lanTp: LanTp,
): AdminEvent => {
  const { capacity, claimed, offered, remaining, closed } = totals;
  return {
    event_id: event.event_id,
    event_title: textIn(event.titles, lanTp),
    event_place: event.places ? textIn(event.places, lanTp) : '',
    event_day: event.event_day,
    start_day: event.start_day,
    end_day: event.end_day,
    state: eventState({ ...event, personnel_cnt: remaining, closed }, today),
    closed_yn: closed ? 'Y' : 'N',
    withdrawn_yn: event.withdrawn === true ? 'Y' : 'N',
    documents: event.documents,
    total: capacity,
    taken: claimed - offered,
    offered,
    remaining,
    papers_to_check: documentsToCheck,
  };
};

const reservedAt = ({ reserved_at, reg_date }: PlainReservation): string =>
  (reserved_at ?? reg_date).toISOString();

export const adminRow = (reservation: PlainReservation, { documents }: KnownEvent): AdminReservationRow => {
  const guests = guestsWithDocuments(reservation, documents);
  const count = (wanted: PapersState): number => guests.filter(({ state }) => state === wanted).length;
  return {
    event_rv_id: reservation.event_rv_id,
    mem_id: reservation.mem_id,
    mem_nm: reservation.people[0]?.mem_nm ?? '',
    email: reservation.email,
    event_cnt: guests.length,
    reserved_at: reservedAt(reservation),
    papers: {
      missing: count('missing'),
      to_check: count('to-check'),
      accepted: count('accepted'),
      rejected: count('rejected'),
    },
  };
};

const adminGuest = (guestState: GuestWithDocuments, seen: string, lanTp: LanTp): AdminPerson => {
  const { guest, sort_order, files, missing, state } = guestState;
  const { check } = guest;
  return {
    event_rv_mem_id: guest.event_rv_mem_id,
    sort_order,
    mem_nm: guest.mem_nm,
    papers_state: state,
    papers: [...files]
      .sort((a, b) => a.file_type.localeCompare(b.file_type))
      .map(({ event_mem_file_id, file_type, origin_file_name, reg_date }) => ({
        event_mem_file_id,
        file_type,
        file_path: `/files/${event_mem_file_id}`,
        origin_file_name,
        reg_date: reg_date.toISOString(),
      })),
    missing: [...missing],
    rejection: state === 'rejected' ? rejectionView(check, eventRejectionTexts(lanTp)) : null,
    checked: check ? { by: check.by, at: check.at.toISOString() } : null,
    seen,
  };
};

export const adminReservation = (
  reservation: PlainReservation,
  { bookable, event }: { readonly bookable: KnownEvent; readonly event: AdminReservation['event'] },
  seenOf: (guest: GuestWithDocuments) => string,
  lanTp: LanTp,
): AdminReservation => ({
  event,
  event_rv_id: reservation.event_rv_id,
  mem_id: reservation.mem_id,
  use_yn: reservation.state === 'reserved' ? 'Y' : 'N',
  tel: reservation.tel,
  email: reservation.email,
  area: reservation.area,
  lan_tp: resolveLanTp(reservation.lan_tp),
  confirmed_yn: reservation.confirmed ? 'Y' : 'N',
  reserved_at: reservedAt(reservation),
  people: guestsWithDocuments(reservation, bookable.documents).map((guest) =>
    adminGuest(guest, seenOf(guest), lanTp),
  ),
  reasons: RejectionReason.options.map((reason) => ({ reason, text: eventRejectionTexts(lanTp)[reason] })),
});

/** Without address and area, which nobody needs at the door. */
export const attendanceRows = (reservation: PlainReservation, documents: EventDocuments): AttendanceRow[] =>
  guestsWithDocuments(reservation, documents).map(({ guest, sort_order, state }) => ({
    event_rv_id: reservation.event_rv_id,
    event_rv_mem_id: guest.event_rv_mem_id,
    sort_order,
    event_cnt: reservation.people.length,
    mem_nm: guest.mem_nm,
    tel: sort_order === 1 ? reservation.tel : '',
    papers_state: state,
  }));
