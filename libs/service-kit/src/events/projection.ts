import { setTimeout as sleep } from 'node:timers/promises';
import {
  announcementRequestedV1,
  rebuildRequestedV1,
  type EventDefinition,
  type EventEnvelope,
} from '@narae/events';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { Logger } from '../base/logger.ts';
import { attachmentsOf } from './attachments.ts';
import { announcedSubject } from './announcer.ts';
import { PoisonEvent, type Bus } from './bus/bus.ts';
import { addDeadLetter } from './dead-letters.ts';
import { raise, toEnvelope } from './outbox.ts';

export interface Projection<Definitions extends readonly EventDefinition[]> {
  /** Letters, digits, dashes, after the service's name: `booking-products`; rebuilt by this name. */
  readonly name: string;
  readonly events: Definitions;
  /** Writes what is newer than the copy's own version and leaves the rest aside: that alone makes repeats harmless. */
  readonly handle: (event: EventEnvelope, data: z.output<Definitions[number]['data']>) => Promise<void>;
  /** Makes all copies older than anything told from now on, and usable until then. */
  readonly reset: () => Promise<unknown>;
}

const ASK_AGAIN_MS = 1_000;

/** For a new position in the stream, and a rebuild, the owner is asked to tell its current state. */
export async function consumeProjection<const Definitions extends readonly EventDefinition[]>(
  { store, bus, log }: { store: Connection; bus: Bus; log: Logger },
  { name, events, handle, reset }: Projection<Definitions>,
): Promise<void> {
  const stopping = new AbortController();
  const schemas = new Map(
    events.flatMap(({ subject, data }) => [
      [subject, data],
      [announcedSubject(subject), data],
    ]),
  );
  const onDead = (event: EventEnvelope, error: unknown): Promise<void> =>
    addDeadLetter(store, name, event, error);

  const ask = async (): Promise<void> => {
    const data = { subjects: events.map(({ subject }) => subject) };
    await bus.publish(toEnvelope(raise(announcementRequestedV1, { aggregateId: name, version: 0, data })));
  };
  const askUntilHeard = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        return await ask();
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error, projection: name }, 'the owner could not be asked, will be tried again');
        await sleep(ASK_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const stops = [
    await bus.consume({
      name,
      subjects: [...schemas.keys()],
      handle: async (event) => {
        const facts = schemas.get(event.subject)?.safeParse(event.data);
        if (!facts?.success)
          throw new PoisonEvent(`Facts of ${event.subject} do not fit`, { cause: facts?.error });
        await handle(event, facts.data as z.output<Definitions[number]['data']>);
      },
      onDead,
      onNewPosition: () => void askUntilHeard(),
    }),
    await bus.consume({
      name: `${name}-rebuild`,
      subjects: [rebuildRequestedV1.subject],
      handle: async (event) => {
        if (rebuildRequestedV1.data.parse(event.data).projection !== name) return;
        await reset();
        await ask();
        log.info({ projection: name }, 'a projection is being rebuilt');
      },
      onDead,
    }),
  ];
  attachmentsOf(store).stops.add(async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  });
}
