import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/**
 * An order became a paid trip, or is none any more (the order's version); announced until the trip is over.
 */
export const tripChangedV1 = defineEvent(
  'shop.booking.trip.changed.v1',
  z.strictObject({
    cart_id: z.string(),
    order_id: z.string(),
    mem_id: z.string(),
    paid: z.boolean(),
    /** YYYY-MM-DD in Asia/Seoul. */
    last_day: z.iso.date(),
  }),
);

/** As V1, with the trip's product; announced until the trip has been over for a while. */
export const tripChangedV2 = defineEvent(
  'shop.booking.trip.changed.v2',
  z.strictObject({
    cart_id: z.string(),
    order_id: z.string(),
    mem_id: z.string(),
    /** The product; of a member's own trip the number of its request (CUSTOM-4). */
    prod_id: z.string(),
    paid: z.boolean(),
    /** YYYY-MM-DD in Asia/Seoul. */
    last_day: z.iso.date(),
  }),
);
