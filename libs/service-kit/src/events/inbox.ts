import { Schema, type Connection } from 'mongoose';
import type { z } from 'zod';
import type { EventDefinition, EventEnvelope } from '@narae/events';
import type { Logger } from '../server/logger.ts';
import { attachmentsOf } from '../store/attachments.ts';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';
import { PoisonEvent, type Bus } from './bus.ts';
import { keepDeadLetter } from './dead-letters.ts';

interface InboxEntry {
  consumer: string;
  event_id: string;
  at: Date;
}

/** How long a repeat is recognised, in seconds: longer than any broker keeps an event. */
const REMEMBERED_S = 60 * 24 * 3600;

const inboxSchema = new Schema<InboxEntry>(
  {
    consumer: { type: String, required: true },
    event_id: { type: String, required: true },
    at: { type: Date, required: true, index: { expireAfterSeconds: REMEMBERED_S } },
  },
  { ...plainSchema, collection: 'inbox' },
);
inboxSchema.index({ consumer: 1, event_id: 1 }, { unique: true });

export interface InboxConsumer<Definitions extends readonly EventDefinition[]> {
  /** Letters, digits, dashes, starting with the service's name: `booking-products`. */
  readonly name: string;
  readonly events: Definitions;
  /** Idempotent, and guarded by `event.version` where a late event must not undo a newer one. */
  readonly handle: (event: EventEnvelope, data: z.output<Definitions[number]['data']>) => Promise<void>;
}

/**
 * Consumes events and remembers which were dealt with, so that a repeat has no effect. The entry is written
 * after the effect: a crash between the two repeats the effect, which is why the handler is idempotent too.
 */
export async function consumeWithInbox<const Definitions extends readonly EventDefinition[]>(
  deps: { store: Connection; bus: Bus; log: Logger },
  consumer: InboxConsumer<Definitions>,
): Promise<() => Promise<void>> {
  const { name } = consumer;
  if (!/^[a-z0-9-]+$/.test(name))
    throw new Error(`Consumer name "${name}" must be of letters, digits and dashes`);
  const inbox = kitModel(deps.store, 'Inbox', inboxSchema);
  await inbox.createIndexes();
  const bySubject = new Map(consumer.events.map((definition) => [definition.subject, definition]));

  const stop = await deps.bus.consume({
    name,
    subjects: [...bySubject.keys()],
    handle: async (event) => {
      if (await inbox.exists({ consumer: name, event_id: event.id })) return;
      const facts = bySubject.get(event.subject)?.data.safeParse(event.data);
      if (!facts?.success)
        throw new PoisonEvent(`Facts of ${event.subject} do not fit`, { cause: facts?.error });
      await consumer.handle(event, facts.data as z.output<Definitions[number]['data']>);
      await inbox.updateOne(
        { consumer: name, event_id: event.id },
        { $setOnInsert: { at: new Date() } },
        { upsert: true },
      );
    },
    onDead: (event, error) => keepDeadLetter(deps.store, name, event, error),
  });
  attachmentsOf(deps.store).stops.add(stop);
  return stop;
}
