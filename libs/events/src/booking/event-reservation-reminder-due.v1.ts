import { defineEvent } from '../envelope.ts';
import { eventReservationFacts } from './event-reservation-facts.ts';

/** The event of a reservation is near: its member is to be reminded, once. */
export const eventReservationReminderDueV1 = defineEvent(
  'shop.booking.event-reservation.reminder-due.v1',
  eventReservationFacts,
);
