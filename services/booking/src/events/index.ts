export { type EventsContext, eventsStore } from './context.ts';
export {
  type Reservation,
  reservationModel,
  type EventDocument,
  type EventPerson,
  type PlainReservation,
} from './domain/event-reservation.model.ts';
export {
  findAllReservationsOf,
  findOwnReservation,
  findReservation,
  forgetFarewell,
} from './domain/event-reservation.queries.ts';
export { type EventMessage, readMessage, settleMessage } from './messages/event-messages.ts';
export { eventsModule } from './module.ts';
export { findOpen, findOpenEvent } from './reservations/begin-reservation.ts';
export { eraseReservations, moveReservations } from './reservations/delete-reservation.ts';
export { listMyEvents } from './reservations/show-reservation.ts';
