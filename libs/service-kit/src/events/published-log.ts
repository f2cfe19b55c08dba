import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';
import { batched } from './batched.ts';
import type { Bus } from './bus.ts';
import { toEnvelope, type OutboxEntry } from './outbox.ts';

interface Published {
  _id: string;
  entry: OutboxEntry;
  at: Date;
}

interface Era {
  _id: string;
  era: string;
}

/** How long an event can be told again after a broker has lost it, in seconds; less than an inbox remembers. */
const KEPT_S = 7 * 24 * 3600;
/** Events told again at the same time. */
const AT_ONCE = 64;

const publishedSchema = new Schema<Published>(
  {
    _id: String,
    entry: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true, index: { expireAfterSeconds: KEPT_S } },
  },
  { ...plainSchema, collection: 'published_events' },
);
const eraSchema = new Schema<Era>(
  { _id: String, era: String },
  { ...plainSchema, collection: 'broker_eras' },
);

export interface PublishedLog {
  /** Notes what the broker has taken over, before it leaves the outbox. */
  note(entries: readonly OutboxEntry[]): Promise<void>;
  /**
   * Publishes everything noted once more where the broker has begun anew since the last look. May take long: new events
   * are not to wait for it.
   */
  tellNewBroker(signal: AbortSignal): Promise<void>;
}

/**
 * What was published of late. A broker that loses its data takes with it what some consumer had not seen yet: its new
 * beginning (`bus.era`) is noticed here and everything noted is published again, each event under its own id, so
 * that whoever has dealt with it does not do so twice.
 */
export function createPublishedLog(store: Connection, bus: Bus): PublishedLog {
  const published = kitModel(store, 'PublishedEvent', publishedSchema);
  const eras = kitModel(store, 'BrokerEra', eraSchema);
  let known: string | null = null;

  // A rush of events costs the store a few durable writes instead of one for each.
  const insert = batched<OutboxEntry>(async (entries) => {
    try {
      await published.insertMany(
        entries.map((entry) => ({ _id: entry.id, entry, at: new Date() })),
        { ordered: false },
      );
    } catch (error) {
      // Another replica has published it too.
      if (!isDuplicateKey(error)) throw error;
    }
  });

  /** @returns false when it was told to end before */
  const publishAll = async (signal: AbortSignal): Promise<boolean> => {
    // A cursor, not pages by number: while it reads, the oldest run out and would shift them.
    const all = published.find().sort({ at: 1 }).lean<Published>().cursor({ batchSize: AT_ONCE });
    let batch: OutboxEntry[] = [];
    const send = async (): Promise<void> => {
      await Promise.all(batch.map((entry) => bus.publish(toEnvelope(entry))));
      batch = [];
    };
    for await (const { entry } of all) {
      if (signal.aborted) return false;
      batch.push(entry);
      if (batch.length === AT_ONCE) await send();
    }
    await send();
    return true;
  };

  return {
    note: async (entries) => {
      if (bus.era() === null || entries.length === 0) return;
      await insert(entries);
    },
    tellNewBroker: async (signal) => {
      const era = bus.era();
      if (era === null || era === known) return;
      const told = await eras.findById('broker').lean<Era>();
      if (told?.era !== era) {
        if (!(await publishAll(signal))) return;
        await eras.updateOne({ _id: 'broker' }, { $set: { era } }, { upsert: true });
      }
      known = era;
    },
  };
}
