import type { ReservationMessage, Reservation, reservationModel } from '../domain/event-reservation.model.ts';
import type { EventMessage, eventMessageModel } from './event-message.model.ts';

type Messages = ReturnType<typeof eventMessageModel>;
type Reservations = ReturnType<typeof reservationModel>;

export const findMessage = (messages: Messages, message_id: string): Promise<EventMessage | null> =>
  messages.findOne({ message_id }).lean<EventMessage>().exec();

/** @throws the duplicate-key error where the message_id is known */
export const addMessage = async (messages: Messages, message: EventMessage): Promise<void> => {
  await messages.create(message);
};

export const findMessagesOf = (
  messages: Messages,
  event_id: string,
  limit: number,
): Promise<EventMessage[]> =>
  messages.find({ event_id }, { audit: 0 }).sort({ at: -1 }).limit(limit).lean<EventMessage[]>().exec();

export const findSending = (messages: Messages): Promise<EventMessage[]> =>
  messages.find({ sending: true }).sort({ at: 1 }).lean<EventMessage[]>().exec();

export const endSending = (messages: Messages, message_id: string): Promise<unknown> =>
  messages.updateOne({ message_id }, { $set: { sending: false } }).exec();

/** Reservations made before the message was written and not reached by it yet. */
const unreached = ({ event_id, message_id, at }: EventMessage) => ({
  event_id,
  state: 'reserved' as const,
  reserved_at: { $lte: at },
  'messages.message_id': { $ne: message_id },
});

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

export const countUnreached = (reservations: Reservations, message: EventMessage): Promise<number> =>
  reservations.countDocuments(unreached(message)).exec();

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
