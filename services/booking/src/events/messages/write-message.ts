import { LAN_TPS } from '@narae/contracts/languages';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import { findEvent } from '../../catalog/index.ts';
import { adminEntry } from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import type { TextsOf } from './event-message.model.ts';
import { addMessage, findMessage } from './event-message.queries.ts';

interface Written {
  readonly event_id: string;
  readonly message_id: string;
  readonly subjects: TextsOf;
  readonly texts: TextsOf;
}

/** The languages in which there is something to read; a subject without a text, or the other way round, is a mistake. */
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
 * Stores a message to everybody who has reserved an event; it is sent by and by. A number that is known already changes
 * nothing, so that a repeat sends nothing twice (EVENT-12).
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
