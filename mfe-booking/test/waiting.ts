import type { WaitingEntry } from '@narae/contracts';

/** An entry of the waiting list: two people in line for seats of a trip, one party before them. */
export const waitingEntry = (change: Partial<WaitingEntry> = {}): WaitingEntry => ({
  waiting_id: 'WAIT000001',
  kind: 'seats',
  target_id: 'P000003',
  counts: { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
  title: 'Café tour',
  ymd_format: '2099-05-01',
  file_path: 'product',
  file_name: 'list-1.jpg',
  state: 'waiting',
  seats: 2,
  joined_at: '2026-11-22T03:00:00.000Z',
  offer_ends_at: null,
  parties_ahead: 1,
  seats_ahead: 3,
  mail_yn: 'Y',
  ...change,
});

/** Offered until a day far away. */
export const offeredEntry = (change: Partial<WaitingEntry> = {}): WaitingEntry =>
  waitingEntry({ state: 'offered', offer_ends_at: '2099-04-01T03:00:00.000Z', parties_ahead: 0, ...change });
