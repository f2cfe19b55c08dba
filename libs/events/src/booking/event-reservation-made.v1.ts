import { defineEvent } from '../envelope.ts';
import { eventReservationFacts } from './event-reservation-facts.ts';

/** A member reserved an event. */
export const eventReservationMadeV1 = defineEvent(
  'shop.booking.event-reservation.made.v1',
  eventReservationFacts,
);
