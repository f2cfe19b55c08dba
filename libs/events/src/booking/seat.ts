import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

export const seatChangedV1 = defineEvent(
  'shop.booking.seat.changed.v1',
  z.strictObject({ prod_id: z.string(), remaining: z.int().min(0), capacity: z.int().min(0) }),
);
