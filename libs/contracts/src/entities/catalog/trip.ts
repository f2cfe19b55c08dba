import { z } from 'zod';
import { tripIdPattern } from '../../href.ts';
import { Product } from './product.ts';

/** A trip: what departures on different days share (CATALOG-17). */
export const TripId = z.string().regex(tripIdPattern);

/** A month, YYYY-MM. */
export const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** A trip in a list: the departure that stands for it, and how many can be booked or waited for. */
export const TripCard = Product.extend({ dates_cnt: z.int().min(0) });
export type TripCard = z.infer<typeof TripCard>;

/** One date of a trip; prices as in lists (CATALOG-2). */
export const TripDeparture = Product.pick({
  prod_id: true,
  variant: true,
  ymd_format: true,
  end_ymd_format: true,
  start_time: true,
  end_time: true,
  prod_price: true,
  from_price: true,
  prod_price_tp: true,
  inventory_cnt: true,
  progress_yn: true,
  closed_text: true,
  package_cnt: true,
});
export type TripDeparture = z.infer<typeof TripDeparture>;
