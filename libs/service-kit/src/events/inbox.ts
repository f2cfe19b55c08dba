import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { EventDefinition, EventEnvelope } from '@narae/events';
import { isDuplicateKey } from '../store/writes.ts';
import type { Logger } from '../base/logger.ts';
import { attachmentsOf } from './attachments.ts';
import { moment, storedModel, type StoredOf, text } from '../store/stored-fields.ts';
import { batched } from '../base/queues.ts';
import { PoisonEvent, type Bus } from './bus/bus.ts';
import { addDeadLetter } from './dead-letters.ts';

/** How long a repeat is recognised, in seconds: longer than any broker keeps an event. */
const REMEMBERED_S = 60 * 24 * 3600;

const inboxEntry = {
  consumer: text(),
  event_id: text(),
  at: moment({ index: { expireAfterSeconds: REMEMBERED_S } }),
};
const inboxModel = storedModel('Inbox', 'inbox', inboxEntry, [
  { consumer: 1, event_id: 1 },
  { unique: true },
]);

interface Lookup {
  readonly event_id: string;
  known: boolean;
}

/** A rush of events costs a few reads and writes instead of two for each. */
const entriesOf = (inbox: ReturnType<typeof inboxModel>, consumer: string) => {
  const look = batched<Lookup>(async (lookups) => {
    const event_id = { $in: lookups.map((lookup) => lookup.event_id) };
    const found = await inbox.find({ consumer, event_id }, { event_id: 1, _id: 0 }).lean();
    const known = new Set(found.map((entry) => entry.event_id));
    for (const lookup of lookups) lookup.known = known.has(lookup.event_id);
  });
  const write = batched<StoredOf<typeof inboxEntry>>(async (entries) => {
    try {
      await inbox.collection.insertMany([...entries], { ordered: false });
    } catch (error) {
      // Another process has dealt with it at the same time.
      if (!isDuplicateKey(error)) throw error;
    }
  });
  return {
    knows: async (event_id: string): Promise<boolean> => {
      const lookup: Lookup = { event_id, known: false };
      await look([lookup]);
      return lookup.known;
    },
    note: (event_id: string): Promise<void> => write([{ consumer, event_id, at: new Date() }]),
  };
};

export interface InboxConsumer<Definitions extends readonly EventDefinition[]> {
  /** Letters, digits, dashes, starting with the service's name: `booking-products`. */
  readonly name: string;
  readonly events: Definitions;
  /** Whether the facts concern it; all do where absent. Nothing is noted of others. */
  readonly concerns?: (data: z.output<Definitions[number]['data']>, event: EventEnvelope) => boolean;
  /** Idempotent, and guarded by `event.version` where a late event must not undo a newer one. */
  readonly handle: (event: EventEnvelope, data: z.output<Definitions[number]['data']>) => Promise<void>;
}

/** The entry is written after the effect, so a crash may repeat it: handlers are idempotent. */
export async function consumeWithInbox<const Definitions extends readonly EventDefinition[]>(
  deps: { store: Connection; bus: Bus; log: Logger },
  consumer: InboxConsumer<Definitions>,
): Promise<() => Promise<void>> {
  const { name } = consumer;
  if (!/^[a-z0-9-]+$/.test(name))
    throw new Error(`Consumer name "${name}" must be of letters, digits and dashes`);
  const inbox = inboxModel(deps.store);
  await inbox.createIndexes();
  const entries = entriesOf(inbox, name);
  const bySubject = new Map(consumer.events.map((definition) => [definition.subject, definition]));

  const stop = await deps.bus.consume({
    name,
    subjects: [...bySubject.keys()],
    handle: async (event) => {
      const parsed = bySubject.get(event.subject)?.data.safeParse(event.data);
      if (!parsed?.success)
        throw new PoisonEvent(`Facts of ${event.subject} do not fit`, { cause: parsed?.error });
      const facts = parsed.data as z.output<Definitions[number]['data']>;
      if (consumer.concerns?.(facts, event) === false || (await entries.knows(event.id))) return;
      await consumer.handle(event, facts);
      await entries.note(event.id);
    },
    onDead: (event, error) => addDeadLetter(deps.store, name, event, error),
  });
  attachmentsOf(deps.store).stops.add(stop);
  return stop;
}
