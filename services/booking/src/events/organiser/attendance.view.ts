import type { AttendanceRow, EventDocuments } from '@narae/contracts';
import type { PlainReservation } from '../domain/event-reservation.ts';
import { peopleWithPapers } from '../domain/person-papers.rules.ts';

/** The people of a reservation on the attendance list; whoever stands at the door needs neither address nor area. */
export const attendanceRows = (reservation: PlainReservation, documents: EventDocuments): AttendanceRow[] =>
  peopleWithPapers(reservation, documents).map(({ person, sort_order, state }) => ({
    event_rv_id: reservation.event_rv_id,
    event_rv_mem_id: person.event_rv_mem_id,
    sort_order,
    event_cnt: reservation.people.length,
    mem_nm: person.mem_nm,
    tel: sort_order === 1 ? reservation.tel : '',
    papers_state: state,
  }));
