import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  openSync,
  closeSync,
  cpSync,
  rmSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';
import { spawnEmbeddedMongo } from '../src/spawn.ts';
import { startTestStore, temporaryDirectory } from './start.ts';

const ROUNDS = 20;
const WRITERS = 16;
const BATCH = 5;

interface Counter {
  _id: string;
  n: number;
}
interface Entry {
  _id: string;
  batch: string;
}
/** What a client was told: batches that were acknowledged, and how far each writer's counter was. */
interface Log {
  sent: Set<string>;
  acknowledged: Set<string>;
  counters: Map<string, number>;
  /** Hears of every acknowledged batch. */
  onAcknowledged?: () => void;
}

/** Writes batches and counts until the connection breaks, noting every acknowledgement. */
async function writer(client: MongoClient, name: string, log: Log): Promise<void> {
  const entries = client.db('test').collection<Entry>('entries');
  const counters = client.db('test').collection<Counter>('counters');
  for (let i = 0; i < 1_000_000; i++) {
    const batch = `${name}-${log.sent.size}-${i}`;
    log.sent.add(batch);
    try {
      await entries.insertMany(Array.from({ length: BATCH }, (_, k) => ({ _id: `${batch}-${k}`, batch })));
      log.acknowledged.add(batch);
      log.onAcknowledged?.();
      await counters.updateOne({ _id: name }, { $inc: { n: 1 } }, { upsert: true });
      log.counters.set(name, (log.counters.get(name) ?? 0) + 1);
    } catch {
      return;
    }
  }
}

async function readBack(
  dataDir: string,
): Promise<{ batches: Map<string, number>; counters: Map<string, number> }> {
  const server = await startEmbeddedMongo({ dataDir, noSync: true });
  const client = new MongoClient(server.url);
  try {
    const batches = new Map<string, number>();
    for (const { batch } of await client.db('test').collection<Entry>('entries').find().toArray()) {
      batches.set(batch, (batches.get(batch) ?? 0) + 1);
    }
    const counters = await client.db('test').collection<Counter>('counters').find().toArray();
    return { batches, counters: new Map(counters.map(({ _id, n }) => [_id, n])) };
  } finally {
    await client.close();
    await server.close();
  }
}

describe('durability', () => {
  it(`keeps everything acknowledged through ${ROUNDS} kills under ${WRITERS} writers, and no batch by halves`, async () => {
    const dataDir = temporaryDirectory();
    const log: Log = { sent: new Set(), acknowledged: new Set(), counters: new Map() };
    for (let round = 0; round < ROUNDS; round++) {
      const server = await spawnEmbeddedMongo({ dataDir });
      const client = new MongoClient(server.url, { maxPoolSize: WRITERS, serverSelectionTimeoutMS: 500 });
      await client.connect();
      // However slow the machine is, something is acknowledged in every round.
      const underWay = new Promise<void>((resolve) => {
        log.onAcknowledged = resolve;
      });
      const writers = Array.from({ length: WRITERS }, (_, i) => writer(client, `writer-${i}`, log));
      await underWay;
      setTimeout(() => process.kill(server.pid, 'SIGKILL'), Math.random() * 200);
      expect(await server.exited).toEqual({ code: null, signal: 'SIGKILL' });
      await Promise.all(writers);
      await client.close();

      const { batches, counters } = await readBack(dataDir);
      expect([...log.acknowledged].filter((batch) => batches.get(batch) !== BATCH)).toEqual([]);
      expect([...batches].filter(([, count]) => count !== BATCH)).toEqual([]);
      for (const [name, told] of log.counters) {
        const kept = counters.get(name) ?? 0;
        expect(kept).toBeGreaterThanOrEqual(told);
        // The write under way at the kill may have been kept without its writer hearing of it.
        expect(kept).toBeLessThanOrEqual(told + 1);
        log.counters.set(name, kept);
      }
    }
    expect(log.acknowledged.size).toBeGreaterThan(ROUNDS);
    rmSync(dataDir, { recursive: true });
  }, 180_000);

  it('tells every writer of a failed commit, changes nothing, and goes on when the disk does', async () => {
    let full = false;
    const beforeCommit = (): void => {
      if (full) throw new Error('ENOSPC: no space left on device');
    };
    const { db, stop } = await startTestStore({ beforeCommit });
    const items = db.collection<{ _id: number; n: number }>('items');
    await items.insertOne({ _id: 1, n: 1 });
    full = true;
    const rejected = [
      items.insertOne({ _id: 2, n: 2 }),
      items.updateOne({ _id: 1 }, { $inc: { n: 1 } }),
      db.collection('other').insertOne({}),
    ];
    for (const write of rejected)
      await expect(write).rejects.toThrow(/could not write to its data file, nothing was changed: ENOSPC/);
    expect(await items.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
    expect(await db.listCollections().toArray()).toHaveLength(1);
    full = false;
    await items.insertOne({ _id: 2, n: 2 });
    expect(await items.countDocuments()).toBe(2);
    await stop();
  });
});

describe('a data directory', () => {
  async function filled(): Promise<string> {
    const dataDir = temporaryDirectory();
    const server = await startEmbeddedMongo({ dataDir, noSync: true });
    const client = new MongoClient(server.url);
    const documents = Array.from({ length: 500 }, (_, i) => ({ i, text: 'x'.repeat(i * 20) }));
    await client.db('test').collection('items').insertMany(documents);
    await client.close();
    await server.close();
    return dataDir;
  }
  const count = async (dataDir: string): Promise<number> => {
    const server = await startEmbeddedMongo({ dataDir, noSync: true });
    const client = new MongoClient(server.url);
    try {
      return (await client.db('test').collection('items').find().toArray()).length;
    } finally {
      await client.close();
      await server.close();
    }
  };

  it('that was cut short is rejected with a sentence, and not changed', async () => {
    const dataDir = await filled();
    const file = join(dataDir, 'data.mdb');
    const { size } = statSync(file);
    for (const kept of [0, 100, 5000, Math.floor(size / 2), size - 4096]) {
      truncateSync(file, kept);
      await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
        /The data file .* is damaged: .*Put back a copy/,
      );
      expect(statSync(file).size).toBe(kept);
      expect(existsSync(join(dataDir, 'owner.json'))).toBe(false);
      truncateSync(file, size);
    }
    rmSync(dataDir, { recursive: true });
  });

  it('with an overwritten stretch is rejected, at opening or at reading, or unharmed: never short of a document', async () => {
    const dataDir = await filled();
    const copy = temporaryDirectory();
    const { size } = statSync(join(dataDir, 'data.mdb'));
    let rejected = 0;
    for (let page = 0; page < size / 4096; page += Math.max(1, Math.floor(size / 4096 / 40))) {
      for (const [offset, garbage] of [
        [0, Buffer.alloc(4096)],
        [700, Buffer.alloc(900, 0xa5)],
      ] as const) {
        cpSync(dataDir, copy, { recursive: true });
        const file = openSync(join(copy, 'data.mdb'), 'r+');
        writeSync(file, garbage, 0, garbage.length, page * 4096 + offset);
        closeSync(file);
        const outcome = await count(copy).catch((error: Error) => error.message);
        if (typeof outcome === 'string') {
          rejected++;
          expect(outcome).toMatch(/damaged/);
        } else expect(outcome).toBe(500);
      }
    }
    expect(rejected).toBeGreaterThan(20);
    rmSync(dataDir, { recursive: true });
    rmSync(copy, { recursive: true });
  });

  it('belongs to one process; a second one, or a second start, is told who has it', async () => {
    const { dataDir, stop } = await startTestStore();
    const sentence = `The data directory ${dataDir} is in use by process ${process.pid}.`;
    await expect(spawnEmbeddedMongo({ dataDir })).rejects.toThrow(sentence);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(sentence);
    await stop();
    // A process of its own waits some seconds, in case the owner is about to end.
  });

  it('is left in order when the parent of its process is killed', async () => {
    const dataDir = temporaryDirectory();
    const program = fileURLToPath(new URL('./parent-process.ts', import.meta.url));
    const parent = fork(program, [dataDir], { execArgv: ['--import', import.meta.resolve('tsx')] });
    const [url] = (await once(parent, 'message')) as [string];
    const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
    await client.db('test').collection('items').insertOne({ a: 1 });
    // The lock is the last thing to go.
    const released = new Promise<void>((resolve) => {
      const watcher = watch(dataDir, () => {
        if (existsSync(join(dataDir, 'owner.json'))) return;
        watcher.close();
        resolve();
      });
    });
    parent.kill('SIGKILL');
    await released;
    await client.close();
    expect(existsSync(join(dataDir, 'closed.json'))).toBe(true);
    expect(await count(dataDir)).toBe(1);
    rmSync(dataDir, { recursive: true });
  });

  it('is taken over from a process that has died', async () => {
    const dataDir = await filled();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(dataDir, 'owner.json'), JSON.stringify({ pid }));
    expect(await count(dataDir)).toBe(500);
    // The number of a dead process may be given to a new one, which does not make that one the owner.
    writeFileSync(join(dataDir, 'owner.json'), JSON.stringify({ pid: process.ppid, started: '1' }));
    expect(await count(dataDir)).toBe(500);
    rmSync(dataDir, { recursive: true });
  });
});
