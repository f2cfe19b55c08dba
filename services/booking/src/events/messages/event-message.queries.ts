import type { ReservationMessage } from '../domain/event-reservation.ts';
import type { Reservation, reservationModel } from '../domain/event-reservation.model.ts';
import type { EventMessage, eventMessageModel } from './event-message.model.ts';

type Messages = ReturnType<typeof eventMessageModel>;
type Reservations = ReturnType<typeof reservationModel>;

/** One message; null where there is none. */
export const findMessage = (messages: Messages, message_id: string): Promise<EventMessage | null> =>
  messages.findOne({ message_id }).lean<EventMessage>().exec();

/** Adds a message. @throws duplicate key where its number is known already */
export const addMessage = async (messages: Messages, message: EventMessage): Promise<void> => {
  await messages.create(message);
};

/** The messages of an event, the newest first. */
export const findMessagesOf = (
  messages: Messages,
  event_id: string,
  limit: number,
): Promise<EventMessage[]> =>
  messages.find({ event_id }, { audit: 0 }).sort({ at: -1 }).limit(limit).lean<EventMessage[]>().exec();

/** Messages that have not reached every reservation yet, the oldest first. */
export const findSending = (messages: Messages): Promise<EventMessage[]> =>
  messages.find({ sending: true }).sort({ at: 1 }).lean<EventMessage[]>().exec();

/** Notes that a message has reached everybody. */
export const endSending = (messages: Messages, message_id: string): Promise<unknown> =>
  messages.updateOne({ message_id }, { $set: { sending: false } }).exec();

/** Reservations that stand, were made before a message was written, and have not been reached by it. */
const unreached = ({ event_id, message_id, at }: EventMessage) => ({
  event_id,
  state: 'reserved' as const,
  reserved_at: { $lte: at },
  'messages.message_id': { $ne: message_id },
});

/** Some of those whom a message has still to reach. */
export const findUnreached = (
  reservations: Reservations,
  message: EventMessage,
  limit: number,
): Promise<Pick<Reservation, 'event_rv_id'>[]> =>
  reservations
    .find(unreached(message), { event_rv_id: 1 })
    .limit(limit)
    .lean<Pick<Reservation, 'event_rv_id'>[]>()
    .exec();

/** How many a message has still to reach. */
export const countUnreached = (reservations: Reservations, message: EventMessage): Promise<number> =>
  reservations.countDocuments(unreached(message)).exec();

/** How many reservations of an event each message has reached, by what became of it there. */
export const countReached = (
  reservations: Reservations,
  event_id: string,
): Promise<{ _id: ReservationMessage; count: number }[]> =>
  reservations
    .aggregate<{ _id: ReservationMessage; count: number }>([
      { $match: { event_id, messages: { $ne: [] } } },
      { $unwind: '$messages' },
      {
        $group: {
          _id: { message_id: '$messages.message_id', outcome: '$messages.outcome' },
          count: { $sum: 1 },
        },
      },
    ])
    .exec();
