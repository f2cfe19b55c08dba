import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/**
 * An order has become a paid trip, or is none any more. The version is the order's; who keeps copies asks for the trips that
 * are not over.
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

/**
 * An order has become a paid trip, or is none any more, and to what it goes. The version is the order's; who keeps copies asks for
 * the trips that are not over or have been for a while.
 */
export const tripChangedV2 = defineEvent(
  'shop.booking.trip.changed.v2',
  z.strictObject({
    cart_id: z.string(),
    order_id: z.string(),
    mem_id: z.string(),
    /** Of the product; of a member's own trip the number of its request (CUSTOM-4). */
    prod_id: z.string(),
    paid: z.boolean(),
    /** YYYY-MM-DD in Asia/Seoul. */
    last_day: z.iso.date(),
  }),
);
