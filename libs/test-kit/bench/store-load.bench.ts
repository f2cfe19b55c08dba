import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import { mongo } from 'mongoose';
import type { BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { productsOf } from '../crash/products-for-sale.ts';
import { startSite } from '../src/browser/start-site.ts';
import { openBareShopper } from './bare-shopper.ts';

export const name =
  'The whole site in one process: what the store is asked while nobody shops, and the processor time of the cart';

const idleSeconds = 60;
const SETTLES_WITHIN_S = 60;
/** Commands in a second below which only the jobs are at work. */
const AT_REST = 10;
const pairs = 300;
/** The clock of processes in /proc, in milliseconds. */
const TICK_MS = 10;

/** Processor time that a process has used, in milliseconds. */
const usedBy = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** Commands that the store was asked, but those by which drivers see whether it is still there. */
const commandsOf = async (client: mongo.MongoClient): Promise<number> => {
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  return Object.entries(metrics.commands as Record<string, { total: number }>)
    .filter(([command]) => !['hello', 'isMaster', 'ismaster', 'serverStatus'].includes(command))
    .reduce((sum, [, { total }]) => sum + total, 0);
};

/** Waits until what the start has brought about is over. */
const settled = async (client: mongo.MongoClient): Promise<void> => {
  for (let second = 0; second < SETTLES_WITHIN_S; second += 1) {
    const before = await commandsOf(client);
    await sleep(1000);
    if ((await commandsOf(client)) - before < AT_REST) return;
  }
  throw new Error(`the store has not come to rest within ${SETTLES_WITHIN_S} seconds`);
};

const idleRow = async (client: mongo.MongoClient): Promise<BenchRow> => {
  await settled(client);
  const before = await commandsOf(client);
  await sleep(idleSeconds * 1000);
  return {
    metric: `commands to the store while nobody shops, over ${idleSeconds} seconds`,
    value: ((await commandsOf(client)) - before) / idleSeconds,
    unit: 'commands/s',
    wanted: { atMost: 2 },
  };
};

/** Processor time of a server and of the store for one pair of calls, in milliseconds; a first round only warms up. */
const pairTime = async (
  pids: { readonly server: number; readonly store: number },
  pair: () => Promise<unknown>,
): Promise<{ server: number; store: number }> => {
  for (let turn = 0; turn < pairs; turn += 1) await pair();
  const before = { server: usedBy(pids.server), store: usedBy(pids.store) };
  for (let turn = 0; turn < pairs; turn += 1) await pair();
  return {
    server: (usedBy(pids.server) - before.server) / pairs,
    store: (usedBy(pids.store) - before.store) / pairs,
  };
};

const post = async (url: string, body: object): Promise<{ cart_id: string }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as { cart_id: string };
};

const openBareCart = async (storeUrl: string) => {
  const file = fileURLToPath(new URL('./bare-cart.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file, storeUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = String(printed).trim();
  return {
    pid: child.pid ?? 0,
    pair: async () => post(`${origin}/delete`, await post(`${origin}/put`, {})),
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

const cartRows = async (
  site: { readonly origin: string; readonly pid: number },
  store: { readonly url: string; readonly pid: number },
): Promise<BenchRow[]> => {
  const shopper = await openBareShopper(site.origin);
  const [product] = (await productsOf(site.origin)).toSorted((a, b) => b.inventory_cnt - a.inventory_cnt);
  const prod_id = product?.prod_id ?? '';
  const ours = await pairTime({ server: site.pid, store: store.pid }, async () =>
    shopper.remove(await shopper.put(prod_id)),
  );
  const bare = await openBareCart(store.url);
  try {
    const theirs = await pairTime({ server: bare.pid, store: store.pid }, bare.pair);
    const row = (whose: 'server' | 'store', metric: string): BenchRow => ({
      metric: `putting in the cart and deleting again: processor time of ${metric}, of a bare route's`,
      value: ours[whose],
      unit: 'ms',
      baseline: theirs[whose],
      wanted: { atMost: 2 },
    });
    return [row('server', 'the site'), row('store', 'the store')];
  } finally {
    await bare.close();
  }
};

export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-bench-'));
  const store = await spawnEmbeddedMongo({ dataDir });
  const site = await startSite({ env: { MONGO_URL: store.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
  const client = await new mongo.MongoClient(store.url).connect();
  try {
    return [await idleRow(client), ...(await cartRows(site, store))];
  } finally {
    await client.close();
    await site.stop();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
