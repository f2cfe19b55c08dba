import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openStore } from './support/kit.ts';

const entry = path.join(import.meta.dirname, 'support/writer.ts');
const start = (url: string, ...args: string[]): ChildProcess =>
  fork(entry, [url, ...args], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

let opened: Awaited<ReturnType<typeof openStore>>;
beforeAll(async () => {
  opened = await openStore();
});
afterAll(() => opened.close());

test('killed again and again in the middle of its work, a service loses no event it acknowledged', async () => {
  const { store, url, freshName } = opened;
  const database = freshName();
  const acknowledged: string[] = [];
  for (const round of ['1', '2', '3']) {
    const writer = start(url, database, 'write', round);
    const before = acknowledged.length;
    const enough = new Promise<void>((resolve) => {
      writer.on('message', (id) => {
        acknowledged.push(String(id));
        if (acknowledged.length >= before + 40) resolve();
      });
    });
    await enough;
    const ended = once(writer, 'exit');
    writer.kill('SIGKILL');
    await ended;
  }
  const last = start(url, database, 'drain');
  const ended = once(last, 'exit');
  await once(last, 'message');
  await ended;

  const effects = await store.useDb(database).collection('effects').find({}).toArray();
  const done = new Set(effects.map((effect) => effect['cart_id']));
  expect(acknowledged.filter((id) => !done.has(id))).toEqual([]);
  const waiting = await store
    .useDb(database)
    .collection('rows')
    .countDocuments({ 'outbox.0': { $exists: true } });
  expect(waiting).toBe(0);
});
