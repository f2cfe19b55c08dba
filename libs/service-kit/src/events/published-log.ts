import { Schema, type Connection } from 'mongoose';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';
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
const PAGE = 500;

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
  /** Publishes everything noted once more where the broker has begun anew since the last look. */
  tellNewBroker(): Promise<void>;
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

  const publishAll = async (): Promise<void> => {
    for (let skip = 0; ; skip += PAGE) {
      const page = await published.find().sort({ at: 1, _id: 1 }).skip(skip).limit(PAGE).lean<Published[]>();
      for (const { entry } of page) await bus.publish(toEnvelope(entry));
      if (page.length < PAGE) return;
    }
  };

  return {
    note: async (entries) => {
      if (bus.era() === null || entries.length === 0) return;
      try {
        await published.insertMany(
          entries.map((entry) => ({ _id: entry.id, entry, at: new Date() })),
          { ordered: false },
        );
      } catch (error) {
        // Another replica has published it too.
        if (!isDuplicateKey(error)) throw error;
      }
    },
    tellNewBroker: async () => {
      const era = bus.era();
      if (era === null || era === known) return;
      const told = await eras.findById('broker').lean<Era>();
      if (told?.era !== era) {
        await publishAll();
        await eras.updateOne({ _id: 'broker' }, { $set: { era } }, { upsert: true });
      }
      known = era;
    },
  };
}
