import type { Connection } from 'mongoose';
import type { DocumentsContext } from '../documents/index.ts';
import { reservationModel } from './domain/event-reservation.model.ts';
import { eventMessageModel } from './messages/event-message.model.ts';

export interface EventsContext extends DocumentsContext {
  readonly reservations: ReturnType<typeof reservationModel>;
  readonly eventMessages: ReturnType<typeof eventMessageModel>;
}

export const eventsStore = (store: Connection) => ({
  reservations: reservationModel(store),
  eventMessages: eventMessageModel(store),
});
