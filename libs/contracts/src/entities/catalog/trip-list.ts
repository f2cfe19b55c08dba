import { z } from 'zod';
import { CallerLanguage, Currency, GroupCode } from '../../primitives.ts';
import { Destination } from './codes.ts';
import { CalendarDay } from './editable-schema.ts';
import { SEARCH_LONGEST } from './permitted-html.ts';
import { TripCard, TripId } from './trip.ts';
import { MOST_SEATS_ASKED, TRIP_SHELVES, TRIP_SORTS, TRIPS_A_SHELF } from './trip-limits.ts';

const won = z.int().min(0).max(999_999_999).optional();

const filters = {
  currency: Currency,
  lan_tp: CallerLanguage,
  prod_type: GroupCode.optional(),
  /** Words, of which every one must occur (CATALOG-10). */
  q: z.string().max(SEARCH_LONGEST).default(''),
  /** A destination's key. */
  place: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/)
    .optional(),
  /** First and last day on which a departure on sale begins. */
  from: CalendarDay.optional(),
  to: CalendarDay.optional(),
  /** KRW, compared as the price that is shown in `currency`. */
  won_min: won,
  won_max: won,
  /** Seats that one departure must have left. */
  seats: z.int().min(1).max(MOST_SEATS_ASKED).optional(),
};

/** How a list of trips is narrowed (CATALOG-2). */
export const TripFilters = z.strictObject(filters);
export type TripFilters = z.infer<typeof TripFilters>;

/** A page of the narrowed list. */
export const TripListInput = z.strictObject({
  ...filters,
  sort: z.enum(TRIP_SORTS).optional(),
  /** The last trip of the page before. */
  after: TripId.optional(),
});
export type TripListInput = z.infer<typeof TripListInput>;

/** What a list of trips has, beside its pages. */
export const TripListSummary = z.object({
  /** Trips that fit all filters. */
  trips_cnt: z.int().min(0),
  /** Categories of the trips that the words find. */
  prod_types: z.array(z.string()),
  /** Where the trips lead that category and words find, the most frequent first, and the asked place. */
  destinations: z.array(Destination),
  /** KRW per one unit of the currency. */
  deal_bas_r: z.number(),
});
export type TripListSummary = z.infer<typeof TripListSummary>;

/** A shelf of the home page with its first trips. */
export const TripShelf = z.object({
  shelf: z.enum(TRIP_SHELVES),
  trips: z.array(TripCard).max(TRIPS_A_SHELF),
});
export type TripShelf = z.infer<typeof TripShelf>;
