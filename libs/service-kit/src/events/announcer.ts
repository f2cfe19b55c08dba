import { announcementRequestedV1, type EventDefinition } from '@narae/events';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import { everyInTurn } from '../store/turns.ts';
import type { Logger } from '../base/logger.ts';
import { attachmentsOf } from './attachments.ts';
import type { Bus } from './bus/bus.ts';
import { raise, toEnvelope } from './outbox.ts';

interface Standing<Data> {
  readonly aggregateId: string;
  /** Of the aggregate, as in the events of its last change. */
  readonly version: number;
  readonly data: Data;
}

export interface Announced<Definition extends EventDefinition = EventDefinition> {
  readonly definition: Definition;
  readonly standing: () => Promise<readonly Standing<z.input<Definition['data']>>[]>;
}

/** Everything is told again this often without being asked, for events lost in a way that nobody noticed. */
const EVERY_MS = 60 * 60_000;

/** `shop.catalog.product.changed.v1` is told again as `shop.catalog.product.announced.v1`: no change, so browsers get no event. */
export const announcedSubject = (subject: string): string => {
  const words = subject.split('.');
  words[words.length - 2] = 'announced';
  return words.join('.');
};

export const announced = <Definition extends EventDefinition>(
  definition: Definition,
  standing: Announced<Definition>['standing'],
): Announced => ({ definition, standing: standing as Announced['standing'] });

/** Tells the current state on request and hourly, under current versions: only late copies change. */
export async function startAnnouncer(
  { store, bus, log }: { store: Connection; bus: Bus; log: Logger },
  { name, facts, everyMs = EVERY_MS }: { name: string; facts: readonly Announced[]; everyMs?: number },
): Promise<void> {
  const tell = async ({ definition, standing }: Announced): Promise<void> => {
    const subject = announcedSubject(definition.subject);
    for (const facts of await standing())
      await bus.publish({ ...toEnvelope(raise(definition, facts)), subject });
  };
  const stop = await bus.consume({
    name,
    subjects: [announcementRequestedV1.subject],
    handle: async (event) => {
      const { subjects } = announcementRequestedV1.data.parse(event.data);
      for (const fact of facts) if (subjects.includes(fact.definition.subject)) await tell(fact);
    },
  });
  const timer = everyInTurn(
    store,
    everyMs,
    async () => {
      for (const fact of facts) await tell(fact);
    },
    { log, name },
  );
  attachmentsOf(store).stops.add(async () => {
    await timer.stop();
    await stop();
  });
}
