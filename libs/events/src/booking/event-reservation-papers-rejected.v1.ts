import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** The organiser rejected the papers of one person of a reservation: its member is to be told. */
export const eventReservationPapersRejectedV1 = defineEvent(
  'shop.booking.event-reservation.papers-rejected.v1',
  z.strictObject({
    event_rv_id: z.string(),
    event_id: z.string(),
    mem_id: z.string(),
    event_rv_mem_id: z.string(),
  }),
);
