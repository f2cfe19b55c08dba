import { LAN_TPS } from '@narae/contracts/languages';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import type { AdminMessage } from '@narae/contracts';
import { findEvent } from '../../catalog/index.ts';
import { adminEntry } from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import type { TextsOf, EventMessage } from './event-message.model.ts';
import {
  addMessage,
  findMessage,
  endSending,
  findSending,
  findUnreached,
  countReached,
  countUnreached,
  findMessagesOf,
} from './event-message.queries.ts';
import { changeReservation } from '../reservations/write-reservation.ts';
import { messageDue } from '../reservations/reservation.events.ts';
import { findReservation } from '../domain/event-reservation.queries.ts';
import type { ReservationMessage } from '../domain/event-reservation.model.ts';

interface Written {
  readonly event_id: string;
  readonly message_id: string;
  readonly subjects: TextsOf;
  readonly texts: TextsOf;
}

/** Languages with subject and text; one without the other is a mistake. */
const filled = ({ subjects, texts }: Written): Pick<Written, 'subjects' | 'texts'> => {
  const languages = LAN_TPS.filter((lanTp) => subjects[lanTp] || texts[lanTp]);
  const half = languages.find((lanTp) => !subjects[lanTp] || !texts[lanTp]);
  const field = half === undefined ? 'texts' : `${subjects[half] ? 'texts' : 'subjects'}.${half}`;
  if (half !== undefined || languages.length === 0) throw new DomainError('event_message_empty', { field });
  const pick = (all: TextsOf): TextsOf =>
    Object.fromEntries(languages.map((lanTp) => [lanTp, all[lanTp] ?? '']));
  return { subjects: pick(subjects), texts: pick(texts) };
};

/**
 * Stores a message to everybody who has reserved; the job sends it. A known `message_id` changes nothing (EVENT-12).
 * @param by mem_id of the administrator
 * @throws DomainError event_not_found, event_message_empty, rate_limited
 */
export const writeMessage = async (context: EventsContext, written: Written, by: string): Promise<void> => {
  const { event_id, message_id } = written;
  await findEvent(context, event_id);
  const texts = filled(written);
  if (await findMessage(context.eventMessages, message_id)) return;
  await context.limiter.count('event-messages', event_id);
  const entry = adminEntry(context, {
    by,
    action: 'message-written',
    kind: 'event',
    id: event_id,
    changes: Object.entries(texts.subjects).map(([lanTp, subject]) => ({
      field: `subject.${lanTp}`,
      from: '',
      to: subject,
    })),
  });
  const message = { message_id, event_id, by, at: context.now(), ...texts, sending: true, audit: [entry] };
  try {
    await addMessage(context.eventMessages, message);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};

/** Per message and round: a pace that a mail server takes. */
const atOnce = 200;

/** Notes the message on the reservation and raises its mail in one update; once. */
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
      if (state !== 'reserved' || messages.some((existing) => existing.message_id === message_id))
        return null;
      return {
        set: { messages: [...messages, { message_id, outcome: 'due' }] },
        events: [messageDue(reservation, message_id, version)],
      };
    },
  );
};

/** Sends messages to those not reached yet, each once, also after a crash. @returns number of reservations */
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

export type { EventMessage } from './event-message.model.ts';

export const readMessage = (
  { eventMessages }: Pick<EventsContext, 'eventMessages'>,
  message_id: string,
): Promise<EventMessage | null> => findMessage(eventMessages, message_id);

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
      messages.some((existing) => existing.message_id === message_id && existing.outcome === 'due')
        ? {
            set: {
              messages: messages.map((existing) =>
                existing.message_id === message_id ? { message_id, outcome } : existing,
              ),
            },
          }
        : null,
  );
};

const shown = 50;

/** The newest messages with their progress. @throws DomainError event_not_found */
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
