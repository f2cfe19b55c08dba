import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

export const customTripChangedV1 = defineEvent(
  'shop.booking.custom-trip.changed.v1',
  z.strictObject({
    request_id: z.string(),
    mem_id: z.string(),
    what: z.enum([
      'requested',
      'quoted',
      'asked',
      'answered',
      'accepted',
      'declined',
      'expired',
      'withdrawn',
      'rejected',
      'assigned',
      'ending-soon',
    ]),
  }),
);
