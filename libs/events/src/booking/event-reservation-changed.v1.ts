import { defineEvent } from '../envelope.ts';
import { eventReservationFacts } from './event-reservation-facts.ts';

/** People or contact of a reservation changed. */
export const eventReservationChangedV1 = defineEvent(
  'shop.booking.event-reservation.changed.v1',
  eventReservationFacts,
);
