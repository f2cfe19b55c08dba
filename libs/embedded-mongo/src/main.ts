import { setTimeout as sleep } from 'node:timers/promises';
import { DirectoryInUseError } from './lock.ts';
import { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './start.ts';

/** How long the store of a parent that was killed may take to write its last changes and end, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Runs the store as a process of its own: `main.ts <data directory> [port]`. Its parent hears the
 * address over IPC, or else the port on one line of JSON, and takes the store with it when it ends. */
const [dataDir, port = '0'] = process.argv.slice(2);
const { STORE_LEAST_FREE_MB = '' } = process.env;

async function startWhenFree(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    try {
      return await startEmbeddedMongo(options);
    } catch (error) {
      if (!(error instanceof DirectoryInUseError) || Date.now() > end) throw error;
    }
  }
}

async function main(): Promise<void> {
  if (!dataDir || !/^\d+$/.test(port)) throw new Error('Usage: main <data directory> [port]');
  if (!/^\d*$/.test(STORE_LEAST_FREE_MB)) throw new Error('STORE_LEAST_FREE_MB is not a number of megabytes');
  const leastFreeBytes = STORE_LEAST_FREE_MB === '' ? undefined : Number(STORE_LEAST_FREE_MB) * 1024 * 1024;
  const server = await startWhenFree({ dataDir, port: Number(port), leastFreeBytes });
  const end = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  // Ctrl-C reaches the whole process group; with a parent it is the parent that decides when to stop.
  process.on('SIGINT', () => (process.connected ? undefined : end()));
  process.on('disconnect', end);
  process.on('message', (message) => (message === 'close' ? end() : undefined));
  if (process.send) process.send({ url: server.url });
  // Without the password, which may end in a log: it lies in the directory.
  else console.log(JSON.stringify({ ready: true, port: server.port }));
}

main().catch((error: unknown) => {
  const message = (error as Error).message;
  if (process.send) process.send({ message }, () => process.exit(1));
  else {
    console.error(message);
    process.exit(1);
  }
});
