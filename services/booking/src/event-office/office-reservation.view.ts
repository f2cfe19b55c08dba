import {
  RefusalReason,
  type LanTp,
  type OfficePerson,
  type OfficeReservation,
  type OfficeReservationRow,
  type PapersState,
} from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import type { KnownEvent } from '../catalogue/find-events.ts';
import type { PlainReservation } from '../domain/event-reservation.ts';
import { peopleWithPapers, type PersonWithPapers } from '../domain/person-papers.rules.ts';
import { refusalView } from '../event-reservations/person-papers.view.ts';
import { refusalTexts } from '../event-reservations/refusal-texts.view.ts';

const reservedAt = ({ reserved_at, reg_date }: PlainReservation): string =>
  (reserved_at ?? reg_date).toISOString();

/** A reservation in the list of its event. */
export const officeRow = (reservation: PlainReservation, { documents }: KnownEvent): OfficeReservationRow => {
  const people = peopleWithPapers(reservation, documents);
  const count = (wanted: PapersState): number => people.filter(({ state }) => state === wanted).length;
  return {
    event_rv_id: reservation.event_rv_id,
    mem_id: reservation.mem_id,
    mem_nm: reservation.people[0]?.mem_nm ?? '',
    email: reservation.email,
    event_cnt: people.length,
    reserved_at: reservedAt(reservation),
    papers: {
      missing: count('missing'),
      to_check: count('to-check'),
      accepted: count('accepted'),
      refused: count('refused'),
    },
  };
};

/** One person with their papers. @param seen names what is shown of them */
const officePerson = (one: PersonWithPapers, seen: string, lanTp: LanTp): OfficePerson => {
  const { person, sort_order, papers, missing, state } = one;
  const { check } = person;
  return {
    event_rv_mem_id: person.event_rv_mem_id,
    sort_order,
    mem_nm: person.mem_nm,
    papers_state: state,
    papers: [...papers]
      .sort((a, b) => a.file_type.localeCompare(b.file_type))
      .map(({ event_mem_file_id, file_type, origin_file_name, reg_date }) => ({
        event_mem_file_id,
        file_type,
        file_path: `/files/${event_mem_file_id}`,
        origin_file_name,
        reg_date: reg_date.toISOString(),
      })),
    missing: [...missing],
    refusal: state === 'refused' ? refusalView(check, lanTp) : null,
    checked: check ? { by: check.by, at: check.at.toISOString() } : null,
    seen,
  };
};

/** One reservation with everybody's papers, and the reasons for which they may be refused. */
export const officeReservation = (
  reservation: PlainReservation,
  { known, event }: { readonly known: KnownEvent; readonly event: OfficeReservation['event'] },
  seenOf: (one: PersonWithPapers) => string,
  lanTp: LanTp,
): OfficeReservation => ({
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
  people: peopleWithPapers(reservation, known.documents).map((one) => officePerson(one, seenOf(one), lanTp)),
  reasons: RefusalReason.options.map((reason) => ({ reason, text: refusalTexts[lanTp][reason] })),
});
