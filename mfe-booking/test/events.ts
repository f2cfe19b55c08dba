import type { EventFile, EventReservation, EventReservationPage } from '@narae/contracts';

/** An event people can apply for for a long time yet, that asks everybody for a passport; nobody has reserved. */
export const eventPage = (change: Partial<EventReservationPage> = {}): EventReservationPage => ({
  event_id: 'EVT1',
  event_title: 'Tea & talk',
  event_place: 'Busan',
  ymd_format: '2099-05-01',
  start_day: 20200101,
  end_day: 20990401,
  event_total_cnt: 30,
  personnel_cnt: 3,
  file_path: 'event',
  file_name: 'list-1.jpg',
  state: 'open',
  documents: { passport: true, visa: false, birth_certificate: false },
  reservation: null,
  files: [],
  draft: null,
  ...change,
});

/** A reservation of {@link eventPage} for so many. */
export const reservationFor = (names: readonly string[]): EventReservation => ({
  event_rv_id: 'EVT_RV000000001',
  event_id: 'EVT1',
  mem_id: 'MEM0000000001',
  mem_nm: names[0] ?? '',
  tel: '821012345678',
  email: 'nara@example.com',
  area: 'Seoul',
  use_yn: 'Y',
  del_yn: 'N',
  application_yn: 'Y',
  reg_date: '2026-11-21T03:00:00.000Z',
  mod_date: '2026-11-21T03:00:00.000Z',
  event_cnt: names.length,
  members: names.map((mem_nm, at) => ({
    event_rv_mem_id: `EVT_RV_MEM00000000${at + 1}`,
    event_rv_id: 'EVT_RV000000001',
    mem_id: 'MEM0000000001',
    mem_nm,
    sort_order: at + 1,
    use_yn: 'Y',
    reg_date: '2026-11-21T03:00:00.000Z',
    mod_date: '2026-11-21T03:00:00.000Z',
  })),
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
