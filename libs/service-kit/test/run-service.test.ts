import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo, type EmbeddedMongo } from '@narae/embedded-mongo';

const entry = path.join(import.meta.dirname, 'support/slow-service.ts');
let mongo: EmbeddedMongo;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'narae-run-'));
  mongo = await startEmbeddedMongo({ dataDir, noSync: true });
});
afterAll(async () => {
  await mongo.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

test('told to end in the middle of a call, a service finishes it, takes no other and ends cleanly', async () => {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    MONGO_URL: mongo.url,
    NATS_URL: '',
    JWKS_URL: 'http://127.0.0.1:9/',
    LOG_LEVEL: 'error',
  };
  const child = fork(entry, {
    env,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await once(child, 'message');
  const base = `http://127.0.0.1:${port}`;
  for (const probe of ['/healthz', '/readyz', '/booking/readyz'])
    expect((await fetch(base + probe)).status).toBe(200);

  const slow = fetch(`${base}/slow`);
  await once(child, 'message');
  child.kill('SIGTERM');
  const answer = await slow;
  expect([answer.status, await answer.text()]).toEqual([200, 'done']);
  expect(await ended).toEqual([0, null]);
  await expect(fetch(base)).rejects.toThrow();
});
