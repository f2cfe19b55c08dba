import { z } from 'zod';
import { ClockTime, Day, Id, Times } from '../../primitives.ts';
import { MOST_PRICE, MOST_SEATS } from './departure-limits.ts';
import { CalendarDay } from './editable-schema.ts';

const price = 'departure_price_range';
const seats = 'departure_capacity_range';

/** One size of a new departure: what it costs and how many seats it has; the rest is that of the size it is copied from. */
export const DepartureSize = z.strictObject({
  prod_id: Id,
  /** KRW per participant. */
  origin_price: z.int(price).min(0, price).max(MOST_PRICE, price),
  capacity: z.int(seats).min(0, seats).max(MOST_SEATS, seats),
});
export type DepartureSize = z.infer<typeof DepartureSize>;

const typedTime = z.union([z.literal(''), ClockTime]);

/** When a new departure leaves and whether it is sold at once (CATALOG-18). */
export const NewDepartureTerms = z.strictObject({
  start_day: CalendarDay,
  /** Empty for a whole day. */
  start_time: typedTime,
  end_time: typedTime,
  /** On sale, or in preparation. */
  progress_yn: z.enum(['Y', 'W']),
});
export type NewDepartureTerms = z.infer<typeof NewDepartureTerms>;

/** A departure as another date begins with it. */
export const CopiedDeparture = Times.extend({
  start_day: Day,
  end_day: Day,
  /** The days on which another date may leave. */
  from: Day,
  to: Day,
  /** The leading size first; one where it is no package. */
  sizes: z.array(z.object({ prod_id: Id, package_cnt: z.int(), origin_price: z.int(), capacity: z.int() })),
});
export type CopiedDeparture = z.infer<typeof CopiedDeparture>;
