import { z } from 'zod';
import { ClockTime, Day, Id, Times } from '../../primitives.ts';
import { ClosedPeriod } from './closed-day.ts';
import { departureStates, MOST_PRICE, MOST_SEATS } from './departure-limits.ts';
import { CalendarDay } from './editable-schema.ts';
import { ProgressYn } from './product.ts';

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

/** When the first departure of a copied trip leaves (CATALOG-23). */
export const CopiedTripTerms = NewDepartureTerms.omit({ progress_yn: true });
export type CopiedTripTerms = z.infer<typeof CopiedTripTerms>;

/** A departure as another date begins with it. */
export const CopiedDeparture = Times.extend({
  start_day: Day,
  end_day: Day,
  /** The days on which another date may leave. */
  from: Day,
  to: Day,
  /** Days on which it would be closed (CATALOG-22). */
  closed: z.array(ClosedPeriod),
  /** The leading size first; one where it is no package. */
  sizes: z.array(z.object({ prod_id: Id, package_cnt: z.int(), origin_price: z.int(), capacity: z.int() })),
});
export type CopiedDeparture = z.infer<typeof CopiedDeparture>;

/** How a departure stands at the desk. */
export const DepartureState = z.enum(departureStates);
export type DepartureState = z.infer<typeof DepartureState>;

/** Where a page of departures ended: trip, day, time and size. */
export const DepartureCursor = z.string().regex(/^[\w: -]{1,80}$/);

/** A departure in the list of its trip; one size of a package. */
export const DeskDeparture = Times.extend({
  prod_id: Id,
  start_day: Day,
  end_day: Day,
  package_cnt: z.int(),
  origin_price: z.int(),
  capacity: z.int(),
  /** Seats left, as booking said last. */
  remaining: z.int(),
  /** Seats sold or held; absent before booking first said so. */
  seats_taken: z.int().optional(),
  progress_yn: ProgressYn,
  /** What shoppers read of the closed day for which it is closed, in the caller's language; absent where there is none (CATALOG-22). */
  closed_text: z.string().optional(),
  withdrawn: z.boolean(),
});
export type DeskDeparture = z.infer<typeof DeskDeparture>;
