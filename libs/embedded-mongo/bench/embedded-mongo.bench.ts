import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import type { Collection } from 'mongodb';
import { printable, type BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { startEmbeddedMongo } from '../src/index.ts';
import { spawnEmbeddedMongo } from '../src/spawn.ts';

export const name = 'embedded-mongo';

interface Item {
  _id: number;
  code: string;
  group: number;
  at: Date;
  remaining: number;
  text: string;
}
type Work = (items: Collection<Item>, turn: number) => Promise<unknown>;

const SEEDED = 10_000;
const DOCUMENTS_TO_OPEN = 100_000;
const CASE_MS = 1000;
const CONNECTIONS = [1, 32];

const item = (id: number): Item => ({
  _id: id,
  code: `code-${id}`,
  group: id % 100,
  at: new Date(id),
  remaining: 1_000_000_000,
  text: 'x'.repeat(200),
});
const anyId = (): number => Math.floor(Math.random() * SEEDED);
let nextId = 1_000_000;

const take = (items: Collection<Item>, id: number) =>
  items.updateOne({ _id: id, remaining: { $gte: 1 } }, { $inc: { remaining: -1 } });
const CASES: Record<string, Work> = {
  'acknowledged inserts': (items) => items.insertOne(item(nextId++)),
  'reads by _id': (items) => items.findOne({ _id: anyId() }),
  'reads by unique index': (items) => items.findOne({ code: `code-${anyId()}` }),
  'range of 20 with sort': (items) =>
    items
      .find({ group: anyId() % 100, at: { $gte: new Date(0) } })
      .sort({ at: -1 })
      .limit(20)
      .toArray(),
  'conditional updates, spread': (items) => take(items, anyId()),
  'conditional updates, one hot document': (items) => take(items, 7),
};

/** Completed calls a second, with as many callers as connections. */
async function rate(url: string, connections: number, work: Work): Promise<number> {
  const client = new MongoClient(url, { maxPoolSize: connections, minPoolSize: connections });
  const items = client.db('bench').collection<Item>('items');
  let done = 0;
  let end = Infinity;
  const caller = async (): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn++) {
      await work(items, turn);
      done++;
    }
  };
  await Promise.all(Array.from({ length: connections }, () => work(items, 0)));
  const start = performance.now();
  end = start + CASE_MS;
  await Promise.all(Array.from({ length: connections }, caller));
  const perSecond = done / ((performance.now() - start) / 1000);
  await client.close();
  return perSecond;
}

async function seed(url: string, count: number): Promise<void> {
  const client = new MongoClient(url);
  const items = client.db('bench').collection<Item>('items');
  await items.createIndex({ code: 1 }, { unique: true });
  await items.createIndex({ group: 1, at: 1 });
  for (let from = 0; from < count; from += 5000) {
    await items.insertMany(Array.from({ length: Math.min(5000, count - from) }, (_, i) => item(from + i)));
  }
  await client.close();
}

async function startEcho(): Promise<{ url: string; close(): void }> {
  const child = fork(fileURLToPath(new URL('./echo-server.ts', import.meta.url)), {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { url: `mongodb://127.0.0.1:${port}`, close: () => child.disconnect() };
}

const row = (metric: string, value: number, unit: string, baseline: number): BenchRow => ({
  metric,
  value,
  unit,
  baseline,
});

async function throughput(directory: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const store = await spawnEmbeddedMongo({ dataDir: join(directory, 'throughput') });
  const echo = await startEcho();
  try {
    await seed(store.url, SEEDED);
    for (const [metric, work] of Object.entries(CASES)) {
      for (const connections of CONNECTIONS) {
        const baseline = await rate(echo.url, connections, work);
        rows.push(
          row(
            `${metric}, ${connections} connections`,
            await rate(store.url, connections, work),
            'calls/s',
            baseline,
          ),
        );
      }
    }
  } finally {
    echo.close();
    await store.close();
  }
  const at32 = (metric: string): number =>
    rows.find((candidate) => candidate.metric === `${metric}, 32 connections`)!.value;
  const [spread, hot] = [at32('conditional updates, spread'), at32('conditional updates, one hot document')];
  return [...rows, row('one hot document against spread documents, 32 connections', hot, 'calls/s', spread)];
}

async function opening(directory: string): Promise<BenchRow[]> {
  const dataDir = join(directory, 'opening');
  const filling = await startEmbeddedMongo({ dataDir, noSync: true });
  await seed(filling.url, DOCUMENTS_TO_OPEN);
  await filling.close();
  const time = async (path: string): Promise<number> => {
    const start = performance.now();
    const server = await startEmbeddedMongo({ dataDir: path });
    const client = new MongoClient(server.url);
    await client.db('bench').collection<Item>('items').findOne({ _id: 99 });
    const took = performance.now() - start;
    await client.close();
    await server.close();
    return took;
  };
  const empty = await time(join(directory, 'empty'));
  return [
    row(
      `opening ${DOCUMENTS_TO_OPEN} documents, to the first read (baseline: an empty store)`,
      await time(dataDir),
      'ms',
      empty,
    ),
  ];
}

/** Measures the store in a process of its own, on a real disk, against a peer that only answers. */
export async function run(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'narae-bench-'));
  try {
    return [...(await throughput(directory)), ...(await opening(directory))];
  } finally {
    rmSync(directory, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table((await run()).map(printable));
