import { z } from 'zod';
import { ClockTime, Day, Moment } from '../../primitives.ts';
import { MOST_PRICE, MOST_RANGE_TIMES, rangeActions, rangeReasons } from './departure-limits.ts';
import { CalendarDay } from './editable-schema.ts';

/** Which departures of a trip are changed, and how (CATALOG-21). An empty list narrows nothing. */
export const DepartureRange = z.strictObject({
  first_day: CalendarDay,
  /** Included. */
  last_day: CalendarDay.meta({ examples: ['2026-02-28'] }),
  /** 1 Monday to 7 Sunday. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .meta({ examples: [[6]] }),
  /** Start times; an empty one for whole days. */
  times: z.array(z.union([z.literal(''), ClockTime])).max(MOST_RANGE_TIMES),
  /** People of a package's sizes. */
  sizes: z.array(z.int().min(0).max(50)).max(20),
  action: z.enum(rangeActions),
  /** KRW, percent or seats; of no meaning where the sale is closed or reopened. */
  amount: z.int('invalid_value').min(-MOST_PRICE).max(MOST_PRICE),
});
export type DepartureRange = z.infer<typeof DepartureRange>;

/** A price in KRW, a number of seats, or whether a departure is sold. */
export const RangeValue = z.union([z.int(), z.enum(['sale', 'preparing', 'closed'])]);
export type RangeValue = z.infer<typeof RangeValue>;

const RangedDeparture = z.object({
  prod_id: z.string(),
  start_day: Day,
  /** Empty for a whole day. */
  start_time: z.string(),
  /** 0 where it is no package. */
  package_cnt: z.int(),
});

/** A departure of a range before it is changed. */
export const RangeRow = RangedDeparture.extend({
  before: RangeValue,
  after: RangeValue,
  /** Why it stays as it is; absent where it changes. */
  stays: z.enum(rangeReasons).optional(),
  /** Seats sold or held, where they are why. */
  taken: z.int().optional(),
});
export type RangeRow = z.infer<typeof RangeRow>;

/** A departure that was to be changed and was not. */
const RangeLeft = RangedDeparture.extend({ reason: z.enum(rangeReasons) });
export type RangeLeft = z.infer<typeof RangeLeft>;

/** A change of a range and how far it is. */
export const DeskRange = z.object({
  range_id: z.string(),
  /** Its days were checked when it was asked for. */
  range: DepartureRange.extend({ first_day: Day, last_day: Day }),
  /** The change that this one takes back; empty where it takes back none. */
  undoes: z.string(),
  asked_by: z.string(),
  asked_at: Moment,
  state: z.enum(['running', 'done']),
  total: z.int(),
  done: z.int(),
  changed: z.int(),
  left: z.array(RangeLeft),
  /** Whether it can be taken back: the last one of its trip, done, and not taken back before. */
  can_undo: z.boolean(),
});
export type DeskRange = z.infer<typeof DeskRange>;
