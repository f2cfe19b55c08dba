import { startEmbeddedMongo } from './start.ts';

/** Runs the store as a process of its own: `main.ts <data directory> [port]`. Its parent hears the port over IPC,
 * or else on one line of JSON, and takes the store with it when it ends. */
const [dataDir, port = '0'] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!dataDir || !/^\d+$/.test(port)) throw new Error('Usage: main <data directory> [port]');
  const server = await startEmbeddedMongo({ dataDir, port: Number(port) });
  const end = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  // Ctrl-C reaches the whole process group; with a parent it is the parent that decides when to stop.
  process.on('SIGINT', () => {
    if (!process.connected) end();
  });
  const ready = { ready: true, port: server.port, url: server.url };
  if (process.send) {
    process.on('disconnect', end);
    process.on('message', (message) => {
      if (message === 'close') end();
    });
    process.send(ready);
  } else console.log(JSON.stringify(ready));
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  if (process.send) process.send({ ready: false, message }, () => process.exit(1));
  else {
    console.error(message);
    process.exit(1);
  }
});
