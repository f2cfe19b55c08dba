import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { credentialsOf } from './auth/credentials.ts';
import { createHandler } from './commands/dispatch.ts';
import { Cursors } from './cursors.ts';
import { lockDirectory } from './lock.ts';
import { listen } from './server.ts';
import { Store, type StoreOptions } from './store.ts';
import { search } from './commands/search.ts';

export interface EmbeddedMongoOptions extends StoreOptions {
  /** 0, the default, lets the system choose a free port. */
  port?: number;
  /** How often expired documents are looked for, in milliseconds; MongoDB's minute by default. */
  ttlIntervalMs?: number;
}
export interface EmbeddedMongo {
  /** For a driver, without a database name and with credentials: `mongodb://<user>:<password>@127.0.0.1:<port>`. */
  url: string;
  port: number;
  /** Writes what is still waiting, then closes the connections and the files. */
  close(): Promise<void>;
}

export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { port: wanted = 0, ttlIntervalMs = 60_000 } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(dataDir);
  let store: Store | undefined;
  try {
    const credentials = credentialsOf(dataDir);
    const opened = (store = new Store({ ...options, dataDir }));
    const cursors = new Cursors();
    const connections = { current: 0, created: 0 };
    const handle = createHandler({ store: opened, cursors, connections, credentials });
    const { port, close: hangUp } = await listen(wanted, handle, connections);
    const timer = setInterval(() => {
      cursors.expire();
      removeExpired(opened).catch((error: unknown) =>
        process.stderr.write(`removing expired documents failed: ${String(error)}\n`),
      );
    }, ttlIntervalMs).unref();
    const end = async (): Promise<void> => {
      clearInterval(timer);
      opened.flush();
      // One turn, so that the answers to what was just written leave before the connections do.
      await setImmediate();
      await hangUp();
      await opened.close().finally(unlock);
    };
    let closing: Promise<void> | undefined;
    const { user, password } = credentials;
    const url = `mongodb://${user}:${password}@127.0.0.1:${port}`;
    return { url, port, close: () => (closing ??= end()) };
  } catch (error) {
    await store?.close();
    unlock();
    throw error;
  }
}

/** Removes what TTL indexes say has expired. Of several dates in one document the earliest counts. */
function removeExpired(store: Store, now = Date.now()): Promise<void> {
  return store.write(() => {
    for (const collection of store.collections.values()) {
      for (const { pattern, covers, record } of collection.indexes) {
        const seconds = record.spec.expireAfterSeconds;
        if (seconds === undefined) continue;
        const filter = { [pattern[0]![0]]: { $lte: new Date(now - seconds * 1000) } };
        const expired = [...search(collection, { filter })].filter(({ doc }) => covers(doc));
        for (const { stored } of expired) collection.remove(stored);
      }
    }
  });
}
