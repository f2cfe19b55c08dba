import { z } from 'zod';
import { perLanguage } from '../../localized.ts';
import { Day, enteredLine, Id, LocalizedText, Moment } from '../../primitives.ts';
import { MOST_CLOSED_TEXT } from './departure-limits.ts';
import { CalendarDay } from './editable-schema.ts';

/** Days without a departure on sale, and what shoppers read, in every language (CATALOG-22). */
export const NewClosedDays = z.strictObject({
  first_day: CalendarDay,
  /** Included. */
  last_day: CalendarDay.meta({ examples: ['2026-02-02'] }),
  texts: z.strictObject(perLanguage(() => enteredLine('closed_text_input', MOST_CLOSED_TEXT))),
});
export type NewClosedDays = z.infer<typeof NewClosedDays>;

/** Closed days as the form of a departure warns of them. */
export const ClosedPeriod = z.object({ first_day: Day, last_day: Day, text: z.string() });
export type ClosedPeriod = z.infer<typeof ClosedPeriod>;

/** A departure that is closed and has seats sold or held. */
const ClosedDeparture = z.object({
  prod_id: Id,
  /** In the caller's language. */
  title: z.string(),
  start_day: Day,
  /** Empty for a whole day. */
  start_time: z.string(),
  /** 0 where it is no package. */
  package_cnt: z.int(),
  seats_taken: z.int(),
});
export type ClosedDeparture = z.infer<typeof ClosedDeparture>;

/** Closed days at the desk, and how far the job is that closes or reopens their departures. */
export const DeskClosedDays = z.object({
  closed_id: z.string(),
  /** Of all trips, or of one. */
  whole_shop: z.boolean(),
  first_day: Day,
  last_day: Day,
  texts: LocalizedText,
  asked_by: z.string(),
  asked_at: Moment,
  /** Deleted: their departures are reopened. */
  lifted: z.boolean(),
  state: z.enum(['running', 'done']),
  total: z.int(),
  done: z.int(),
  /** Departures that are closed for them now; of the trip that was asked for, or of all. */
  closed: z.int(),
  /** How many of those have seats sold or held, and the first of them. */
  booked_cnt: z.int(),
  booked: z.array(ClosedDeparture),
});
export type DeskClosedDays = z.infer<typeof DeskClosedDays>;
