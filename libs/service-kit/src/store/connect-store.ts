import mongoose, { type Connection, type mongo } from 'mongoose';

/** How long to look for the store before giving up, in milliseconds. */
const PATIENCE_MS = 10_000;
/** How often a store that answers is asked whether it is there; one that failed is asked at once, by the driver itself. */
const HEARTBEAT_MS = 30_000;

/**
 * Connects to one service's own database. Nothing is buffered: while the store is away, calls fail at once.
 * Models are made with `store.model(...)`, then `buildIndexes(store)`.
 */
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
