import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

const eventReservationFacts = z.strictObject({
  event_rv_id: z.string(),
  event_id: z.string(),
  mem_id: z.string(),
  /** People, and with them places. */
  event_cnt: z.int().min(0),
});

export const eventReservationMadeV1 = defineEvent(
  'shop.booking.event-reservation.made.v1',
  eventReservationFacts,
);

export const eventReservationChangedV1 = defineEvent(
  'shop.booking.event-reservation.changed.v1',
  eventReservationFacts,
);

export const eventReservationDeletedV1 = defineEvent(
  'shop.booking.event-reservation.deleted.v1',
  eventReservationFacts,
);

/** The event of a reservation is near: its member is to be reminded, once. */
export const eventReservationReminderDueV1 = defineEvent(
  'shop.booking.event-reservation.reminder-due.v1',
  eventReservationFacts,
);

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
