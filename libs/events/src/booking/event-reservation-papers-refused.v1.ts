import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** The organiser refused the papers of one person of a reservation: its member is to be told. */
export const eventReservationPapersRefusedV1 = defineEvent(
  'shop.booking.event-reservation.papers-refused.v1',
  z.strictObject({
    event_rv_id: z.string(),
    event_id: z.string(),
    mem_id: z.string(),
    event_rv_mem_id: z.string(),
  }),
);
