import type { AdminMessage } from '@narae/contracts';
import { findEvent } from '../../catalog/index.ts';
import type { EventsContext } from '../context.ts';
import type { ReservationMessage } from '../domain/event-reservation.ts';
import { countReached, countUnreached, findMessagesOf } from './event-message.queries.ts';

/** The newest that are shown. */
const shown = 50;

/** The messages of an event with how far each is, the newest first (EVENT-12). @throws DomainError event_not_found */
export const listMessages = async (context: EventsContext, event_id: string): Promise<AdminMessage[]> => {
  await findEvent(context, event_id);
  const messages = await findMessagesOf(context.eventMessages, event_id, shown);
  const reached = await countReached(context.reservations, event_id);
  const count = (message_id: string, outcome: ReservationMessage['outcome']): number =>
    reached.find(({ _id }) => _id.message_id === message_id && _id.outcome === outcome)?.count ?? 0;
  return Promise.all(
    messages.map(async (message) => {
      const { message_id, by, at, subjects, texts, sending } = message;
      const [due, sent, skipped] = [
        count(message_id, 'due'),
        count(message_id, 'sent'),
        count(message_id, 'skipped'),
      ];
      const ahead = sending ? await countUnreached(context.reservations, message) : 0;
      const total = ahead + due + sent + skipped;
      const state = sending || due > 0 ? ('sending' as const) : ('sent' as const);
      return { message_id, by, at: at.toISOString(), subjects, texts, state, total, sent, skipped };
    }),
  );
};
