import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A message of an event's organiser is to go to the member of a reservation, once. */
export const eventReservationMessageDueV1 = defineEvent(
  'shop.booking.event-reservation.message-due.v1',
  z.strictObject({
    event_rv_id: z.string(),
    event_id: z.string(),
    mem_id: z.string(),
    message_id: z.string(),
  }),
);
