import mongoose, { type Connection, type mongo } from 'mongoose';
import { every } from '../base/timers.ts';
import type { Logger } from '../base/logger.ts';

/** How long to look for the store before giving up, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How often a store that answers is asked whether it is there; one that failed is asked at once, by the driver itself. */
const HEARTBEAT_MS = 30_000;

/** Nothing is buffered: without the store, calls fail at once. Make models, then `buildIndexes(store)`. */
export async function connectStore(
  url: string,
  dbName: string,
  patienceMs = PATIENCE_MS,
): Promise<Connection> {
  const store = mongoose.createConnection(url, {
    dbName,
    bufferCommands: false,
    // For onWrites.
    monitorCommands: true,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: patienceMs,
    heartbeatFrequencyMS: HEARTBEAT_MS,
  });
  return store.asPromise();
}

/** Builds every index its models declare, by one command for each collection; a service is ready only after that. */
export async function buildIndexes(store: Connection): Promise<void> {
  await Promise.all(
    Object.values(store.models).map(async ({ schema, collection }) => {
      const indexes = schema.indexes().map(([fields, options]) => ({ ...options, key: fields }));
      if (indexes.length > 0) await collection.createIndexes(indexes as mongo.IndexDescription[]);
    }),
  );
}

/** A store without room says so itself, as MongoDB does of one that takes no writes. */
export const takesWrites = async (store: Connection): Promise<boolean> => {
  const { readOnly } = (await store.db?.admin().command({ hello: 1 })) ?? {};
  return readOnly !== true;
};

interface StoreClock {
  readonly now: () => Date;
  stop(): Promise<void>;
}

/** Milliseconds below which the clocks count as equal: asking takes time too. */
const EQUAL_MS = 500;
const EVERY_MS = 60_000;

/**
 * The store's time. Processes that share a store decide by it when a hold ends, so that a machine with a
 * wrong clock neither ends others' holds early nor keeps its own too long. While the store cannot be asked,
 * the last difference is kept.
 */
export async function startStoreClock(
  store: Connection,
  { log, everyMs = EVERY_MS }: { log: Logger; everyMs?: number },
): Promise<StoreClock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const sentAt = Date.now();
    const { localTime } = ((await store.db?.command({ hello: 1 })) ?? {}) as { localTime?: Date };
    const heard = Date.now();
    if (!localTime) return;
    const difference = localTime.getTime() - (sentAt + heard) / 2;
    const next = Math.abs(difference) < EQUAL_MS + (heard - sentAt) / 2 ? 0 : Math.round(difference);
    if (next !== 0 && ahead === 0)
      log.warn(
        { ahead_ms: -next },
        'the clock of this machine is not that of the store, whose time is taken',
      );
    ahead = next;
  };
  await compare();
  const timer = every(everyMs, compare, { log, name: 'store-clock' });
  return { now: () => new Date(Date.now() + ahead), stop: () => timer.stop() };
}
