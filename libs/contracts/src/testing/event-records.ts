import type { EventReservation, ReservedEvent } from '../entities/booking/event-reservation.ts';

const event_rv_id = 'EVT_RV000000001';
const mem_id = 'MEM0000000001';
const made = { reg_date: '2026-11-21T03:00:00.000Z', mod_date: '2026-11-21T03:00:00.000Z' };

/** An event of a time to come that can be applied for for a long time yet, as reservations show it. */
export const reservedEvent: ReservedEvent = {
  event_title: 'Tea & talk',
  event_place: 'Busan',
  shown_yn: 'Y',
  ymd_format: '2099-05-01',
  start_day: 20200101,
  end_day: 20990401,
  event_total_cnt: 30,
  personnel_cnt: 12,
  file_path: 'event',
  file_name: 'list-1.jpg',
};

/** A reservation of the event `EVT1` for people of these names. */
export const reservationFor = (names: readonly string[]): EventReservation => ({
  event_rv_id,
  event_id: 'EVT1',
  mem_id,
  mem_nm: names[0] ?? '',
  tel: '821012345678',
  email: 'nara@example.com',
  area: 'Seoul',
  use_yn: 'Y',
  del_yn: 'N',
  application_yn: 'Y',
  ...made,
  event_cnt: names.length,
  members: names.map((mem_nm, at) => ({
    event_rv_mem_id: `EVT_RV_MEM00000000${at + 1}`,
    event_rv_id,
    mem_id,
    mem_nm,
    sort_order: at + 1,
    use_yn: 'Y',
    ...made,
  })),
});
