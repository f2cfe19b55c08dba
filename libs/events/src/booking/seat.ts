import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

export const seatChangedV1 = defineEvent(
  'shop.booking.seat.changed.v1',
  z.strictObject({ prod_id: z.string(), remaining: z.int().min(0), capacity: z.int().min(0) }),
);

/** What is left of the limited extras and tiers of a departure; only of departures that have some (SEAT-9). */
export const stockChangedV1 = defineEvent(
  'shop.booking.stock.changed.v1',
  z.strictObject({
    prod_id: z.string(),
    options: z.array(z.strictObject({ opt_code: z.string(), remaining: z.int().min(0) })),
  }),
);
