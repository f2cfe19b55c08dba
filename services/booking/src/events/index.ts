export { type EventsContext, eventsStore } from './context.ts';
export { type Reservation, reservationModel } from './domain/event-reservation.model.ts';
export {
  findAllReservationsOf,
  findOwnReservation,
  findReservation,
  forgetFarewell,
} from './domain/event-reservation.queries.ts';
export type { EventPaper, EventPerson, PlainReservation } from './domain/event-reservation.ts';
export { type EventMessage, readMessage, settleMessage } from './messages/settle-message.ts';
export { eventsModule } from './module.ts';
export { findOpen } from './reservations/begin-reservation.ts';
export { findOpenEvent } from './reservations/check-event.ts';
export { eraseReservations } from './reservations/delete-reservation.ts';
export { moveReservations } from './reservations/move-reservations.ts';
export { listMyEvents } from './reservations/show-reservation.ts';
