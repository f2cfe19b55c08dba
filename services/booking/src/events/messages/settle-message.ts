import type { EventsContext } from '../context.ts';
import type { ReservationMessage } from '../domain/event-reservation.ts';
import { changeReservation } from '../reservations/change-reservation.ts';
import { findReservation } from '../domain/event-reservation.queries.ts';
import type { EventMessage } from './event-message.model.ts';
import { findMessage } from './event-message.queries.ts';

export type { EventMessage } from './event-message.model.ts';

/** One message; null where there is none. */
export const readMessage = (
  { eventMessages }: Pick<EventsContext, 'eventMessages'>,
  message_id: string,
): Promise<EventMessage | null> => findMessage(eventMessages, message_id);

/** Notes what became of a message's mail to a reservation's member. */
export const settleMessage = async (
  context: EventsContext,
  event_rv_id: string,
  message_id: string,
  outcome: ReservationMessage['outcome'],
): Promise<void> => {
  await changeReservation(
    context,
    () => findReservation(context.reservations, event_rv_id),
    ({ messages = [] }) =>
      messages.some((known) => known.message_id === message_id && known.outcome === 'due')
        ? {
            set: {
              messages: messages.map((known) =>
                known.message_id === message_id ? { message_id, outcome } : known,
              ),
            },
          }
        : null,
  );
};
