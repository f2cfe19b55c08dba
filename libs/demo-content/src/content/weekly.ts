import type { DemoDate } from './types.ts';

interface Weekly extends Pick<DemoDate, 'origin_price' | 'inventory_cnt'> {
  /** Number of the first date; the others follow it. */
  readonly from: number;
  /** 0 for Sunday. */
  readonly weekday: number;
  readonly times: number;
  readonly everyWeeks?: number;
}

/** Dates on one day of the week, from the week after the first date on: never two on one day. */
export const weekly = ({ from, weekday, times, everyWeeks = 1, ...own }: Weekly): DemoDate[] =>
  Array.from({ length: times }, (_, at) => ({
    prod_id: `P${String(from + at).padStart(6, '0')}`,
    daysLater: 7 * everyWeeks * (at + 1),
    departsOn: [weekday],
    ...own,
  }));
