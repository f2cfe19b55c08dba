import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createHandler } from './commands/dispatch.ts';
import { Cursors } from './cursors.ts';
import { lockDirectory } from './lock.ts';
import { listen } from './server.ts';
import { Store } from './store.ts';
import type { StoreOptions } from './store.ts';
import { removeExpired } from './expire.ts';

export interface EmbeddedMongoOptions extends StoreOptions {
  /** 0, the default, lets the system choose a free port. */
  port?: number;
  /** How often expired documents are looked for, in milliseconds; MongoDB's minute by default. */
  ttlIntervalMs?: number;
}
export interface EmbeddedMongo {
  /** For a driver, without a database name: `mongodb://127.0.0.1:<port>`. */
  url: string;
  port: number;
  /** Writes what is still waiting, then closes the connections and the files. */
  close(): Promise<void>;
}

/** Starts the store in this process. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { port = 0, ttlIntervalMs = 60_000, ...storeOptions } = options;
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir);
  try {
    const store = new Store({ ...storeOptions, dataDir });
    const cursors = new Cursors();
    const server = await listen(port, createHandler(store, cursors)).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    const timer = setInterval(() => {
      cursors.expire();
      removeExpired(store).catch((error: unknown) =>
        process.stderr.write(`removing expired documents failed: ${String(error)}\n`),
      );
    }, ttlIntervalMs);
    timer.unref();
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      clearInterval(timer);
      store.flush();
      // One turn, so that the answers to what was just written leave before the connections do.
      await setImmediate();
      await server.close();
      await store.close().finally(unlock);
    };
    return {
      url: `mongodb://127.0.0.1:${server.port}`,
      port: server.port,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
