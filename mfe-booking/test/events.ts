import type { PersonPapers, EventFile, EventReservationPage } from '@narae/contracts';
import { reservedEvent } from '@narae/contracts/testing/events';

/** An event people can apply for for a long time yet, that asks everybody for a passport; nobody has reserved. */
export const eventPage = (change: Partial<EventReservationPage> = {}): EventReservationPage => ({
  event_id: 'EVT1',
  ...reservedEvent,
  personnel_cnt: 3,
  state: 'open',
  offered_cnt: 0,
  documents: { passport: true, visa: false, birth_certificate: false },
  reservation: null,
  papers: [],
  files: [],
  draft: null,
  ...change,
});

/** The passport of the person of that number. */
export const eventPassportOf = (sort_order: number): EventFile => ({
  event_mem_file_id: `EVT_FILE00000000${sort_order}`,
  event_id: 'EVT1',
  mem_id: 'MEM0000000001',
  file_type: '1',
  sort_order,
  file_path: `/files/EVT_FILE00000000${sort_order}`,
  file_name: `EVT_FILE00000000${sort_order}.jpg`,
  origin_file_name: `passport-${sort_order}.jpg`,
});

/** Where the documents of the person of that number stand; of a reservation for KIM NARA and LEE BO. */
export const papersOf = (
  sort_order: number,
  papers_state: PersonPapers['papers_state'],
  rejection: PersonPapers['rejection'] = null,
): PersonPapers => ({
  event_rv_mem_id: `EVT_RV_MEM00000000${sort_order}`,
  sort_order,
  mem_nm: sort_order === 1 ? 'KIM NARA' : 'LEE BO',
  papers_state,
  rejection,
});
