import type { EventsContext } from '../context.ts';
import { changeReservation } from '../reservations/change-reservation.ts';
import { messageDue } from '../reservations/reservation.events.ts';
import { findReservation } from '../domain/event-reservation.queries.ts';
import type { EventMessage } from './event-message.model.ts';
import { endSending, findSending, findUnreached } from './event-message.queries.ts';

/** Reservations that one message reaches in one round: mails go out at a pace that a mail server takes. */
const atOnce = 200;

/** Notes on a reservation that a message goes to its member, and raises its mail in the same update; once. */
const reach = async (
  context: EventsContext,
  { message_id }: EventMessage,
  event_rv_id: string,
): Promise<void> => {
  await changeReservation(
    context,
    () => findReservation(context.reservations, event_rv_id),
    (reservation, { version }) => {
      const { state, messages = [] } = reservation;
      if (state !== 'reserved' || messages.some((known) => known.message_id === message_id)) return null;
      return {
        set: { messages: [...messages, { message_id, outcome: 'due' }] },
        events: [messageDue(reservation, message_id, version)],
      };
    },
  );
};

/**
 * Has messages go on to those they have not reached yet. What a process leaves that ends in the middle goes on with the
 * next round; nobody is reached twice (EVENT-12). @returns how many reservations were reached
 */
export const spreadMessages = async (context: EventsContext): Promise<number> => {
  let reached = 0;
  for (const message of await findSending(context.eventMessages)) {
    const found = await findUnreached(context.reservations, message, atOnce);
    for (const { event_rv_id } of found) await reach(context, message, event_rv_id);
    if (found.length < atOnce) await endSending(context.eventMessages, message.message_id);
    reached += found.length;
  }
  return reached;
};
