import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** The places left of an event changed; the version is the ledger's. */
export const eventPlacesChangedV1 = defineEvent(
  'shop.booking.event-places.changed.v1',
  z.strictObject({ event_id: z.string(), remaining: z.int().min(0), capacity: z.int().min(0) }),
);

/** The places left of an event changed, or its organiser closed it early or opened it again; the version is the ledger's. */
export const eventPlacesChangedV2 = defineEvent(
  'shop.booking.event-places.changed.v2',
  z.strictObject({
    event_id: z.string(),
    remaining: z.int().min(0),
    capacity: z.int().min(0),
    /** No further reservation is taken, whatever remains. */
    closed: z.boolean(),
  }),
);
