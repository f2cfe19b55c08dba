import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../store/writes.ts';
import { moment, plainData, storedModel, text } from '../store/stored-fields.ts';
import { batched } from '../base/queues.ts';
import type { Bus } from './bus/bus.ts';
import { type OutboxEntry, toEnvelope } from './outbox.ts';

/** How long an event can be told again after a broker has lost it, in seconds; less than an inbox remembers. */
const KEPT_S = 7 * 24 * 3600;
const AT_ONCE = 64;

const publishedEventModel = storedModel('PublishedEvent', 'published_events', {
  _id: text({ required: false }),
  entry: plainData<OutboxEntry>(),
  at: moment({ index: { expireAfterSeconds: KEPT_S } }),
});
const streamEpochModel = storedModel('StreamEpoch', 'stream_epochs', {
  _id: text({ required: false }),
  streamEpoch: text({ required: false }),
});

export interface PublishedLog {
  /** Notes what the broker has taken over, before it leaves the outbox. */
  note(entries: readonly OutboxEntry[]): Promise<void>;
  /** Publishes all again if the broker began anew since the last look; slow, so nothing waits for it. */
  republishAfterDataLoss(signal: AbortSignal): Promise<void>;
}

/**
 * A broker that loses its data loses what consumers had not seen. Its new beginning (`bus.streamEpoch`) is
 * noticed here and everything noted is published again, under its own id so that nothing is done twice.
 */
export function createPublishedLog(store: Connection, bus: Bus): PublishedLog {
  const published = publishedEventModel(store);
  const streamEpochs = streamEpochModel(store);
  let seenEpoch: string | null = null;

  // A rush of events costs the store a few durable writes instead of one for each.
  const insert = batched<OutboxEntry>(async (entries) => {
    try {
      await published.collection.insertMany(
        entries.map((entry) => ({ _id: entry.id as never, entry, at: new Date() })),
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
    const all = published.find().sort({ at: 1 }).lean().cursor({ batchSize: AT_ONCE });
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
      if (bus.streamEpoch() === null || entries.length === 0) return;
      await insert(entries);
    },
    republishAfterDataLoss: async (signal) => {
      const streamEpoch = bus.streamEpoch();
      if (streamEpoch === null || streamEpoch === seenEpoch) return;
      const stored = await streamEpochs.findById('broker').lean();
      if (stored?.streamEpoch !== streamEpoch) {
        if (!(await publishAll(signal))) return;
        await streamEpochs.updateOne({ _id: 'broker' }, { $set: { streamEpoch } }, { upsert: true });
      }
      seenEpoch = streamEpoch;
    },
  };
}
