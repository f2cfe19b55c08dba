import { z } from 'zod';
import { ClockTime, Day, Id, Moment } from '../../primitives.ts';
import {
  LAST_OF_MONTH,
  MOST_EVERY,
  MOST_LEFT_OUT,
  MOST_SERIES_DEPARTURES,
  MOST_STARTS_A_DAY,
  seriesRepeats,
  seriesStays,
} from './departure-limits.ts';
import { CalendarDay } from './editable-schema.ts';

const orLast = (most: number) => z.union([z.int().min(1).max(most), z.literal(LAST_OF_MONTH)]);
const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]);

/** One start of each day of a series; both empty for a whole day. */
const SeriesTimes = z.strictObject({ start_time: orEmpty(ClockTime), end_time: orEmpty(ClockTime) });

/** A series as its form has it: the stored truth, from which its departures are worked out (CATALOG-20). */
export const SeriesRule = z.strictObject({
  repeats: z.enum(seriesRepeats),
  /** Weeks from one to the next, of those that repeat by the month months; counted from the first day. */
  every: z.int().min(1).max(MOST_EVERY),
  /** 1 Monday to 7 Sunday; of no meaning on a day of the month. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .meta({ examples: [[2, 5]] }),
  /** 1 to 31, or -1 for the last day; a month without it has none. */
  month_day: orLast(31),
  /** 1 to 4, or -1 for the last one of its weekday. */
  month_week: orLast(4),
  first_day: CalendarDay,
  /** Included; empty where `count` says how many days there are, or `horizon_days` that there is no end. */
  last_day: orEmpty(CalendarDay).meta({ examples: ['2026-02-28'] }),
  /** Days, those left out among them; 0 where it ends otherwise or not at all. */
  count: z
    .int()
    .min(0)
    .max(MOST_SERIES_DEPARTURES)
    .meta({ examples: [0] }),
  /** Without an end, its departures are there so many days ahead of today; absent or 0 where it ends. */
  horizon_days: z.int().min(0).max(9_999).optional(),
  times: z.array(SeriesTimes).min(1).max(MOST_STARTS_A_DAY),
  left_out: z.array(CalendarDay).max(MOST_LEFT_OUT),
});
export type SeriesRule = z.infer<typeof SeriesRule>;

/** A departure that a series would have; `taken` where the trip has it already. */
export const SeriesDay = z.object({
  start_day: Day,
  start_time: z.string(),
  taken: z.boolean(),
  /** Why it would be closed, in the caller's language; absent where its day is not closed (CATALOG-22). */
  closed_text: z.string().optional(),
});
export type SeriesDay = z.infer<typeof SeriesDay>;

/** A departure that could not be added: its day had come, or another one took its place meanwhile. */
const SeriesFailure = z.object({
  start_day: Day,
  start_time: z.string(),
  reason: z.enum(['late', 'taken']),
});
export type SeriesFailure = z.infer<typeof SeriesFailure>;

/** How the rule of a series is changed from a day on: what is not named stays (CATALOG-20). */
export const SeriesEdit = SeriesRule.pick({
  weekdays: true,
  last_day: true,
  count: true,
  horizon_days: true,
  times: true,
}).extend({ series_id: Id, from_day: CalendarDay });
export type SeriesEdit = z.infer<typeof SeriesEdit>;

/** A departure that the change of a series' rule moves to other times, takes back, or adds. */
export const SeriesEditRow = z.object({
  change: z.enum(['moved', 'removed', 'added']),
  start_day: Day,
  /** As it is; of one that is added as it will be. Empty for a whole day. */
  start_time: z.string(),
  end_time: z.string(),
  /** As it will be, where it is moved. */
  new_start_time: z.string(),
  new_end_time: z.string(),
  /** Its first size; empty where it is added. */
  prod_id: z.string(),
  /** Why it stays as it is; absent where it changes. */
  stays: z.enum(seriesStays).optional(),
});
export type SeriesEditRow = z.infer<typeof SeriesEditRow>;

const SeriesEditLeft = SeriesEditRow.pick({ start_day: true, start_time: true, prod_id: true }).extend({
  reason: z.enum(seriesStays),
});
export type SeriesEditLeft = z.infer<typeof SeriesEditLeft>;

/** A series of a trip, and how many of its departures are done. */
export const DeskSeries = z.object({
  series_id: z.string(),
  /** Its days were checked when it was added. */
  rule: SeriesRule.extend({ first_day: Day, last_day: Day, left_out: z.array(Day) }),
  asked_by: z.string(),
  asked_at: Moment,
  /**
   * `open`: without an end, the next night looks for more; `stopped`: what it copies was not published any more, or had other
   * sizes, which one without an end looks for again each night.
   */
  state: z.enum(['running', 'open', 'done', 'stopped']),
  /** The departure that is copied: one of its sizes. */
  prod_id: z.string(),
  total: z.int(),
  done: z.int(),
  added: z.int(),
  /** Those that the trip had already. */
  existing: z.int(),
  failed: z.array(SeriesFailure),
  /** Of one without an end: the day up to which its departures are there, and when that was seen to last. */
  filled_until: Day.optional(),
  filled_at: Moment.optional(),
  /** The desk has ended it: no departure is added from this day on. */
  ended_from: Day.optional(),
  /** The last change of its rule: the day from which it holds, how far it is, and the departures that it left as they are. */
  edit: z.object({ from_day: Day, total: z.int(), done: z.int(), left: z.array(SeriesEditLeft) }).optional(),
});
export type DeskSeries = z.infer<typeof DeskSeries>;
