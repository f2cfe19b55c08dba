import { defineEvent } from '../envelope.ts';
import { eventReservationFacts } from './event-reservation-facts.ts';

/** A reservation was deleted; its places are free again. */
export const eventReservationDeletedV1 = defineEvent(
  'shop.booking.event-reservation.deleted.v1',
  eventReservationFacts,
);
