import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { productsOf } from '../crash/products-for-sale.ts';
import { startDistributedSite, type DistributedSite } from '../distributed/distributed-site.ts';
import { freePort } from '../src/free-port.ts';
import { watchSeats } from '../src/sse/watch-seats.ts';
import { openBarePush } from './bare-push.ts';
import { openBareShopper, type BareShopper } from './bare-shopper.ts';

export const name =
  'A site of separate processes: orders with one and with two of booking, seats on the way to those who watch';

const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const shoppers = 6;
const productsEach = 6;
/** Until the edge has noticed that a process keeps silent, or speaks again, in milliseconds. */
const NOTICED_MS = 6_000;
const watchers = 50;
const turns = 30;

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Products one adult can order without rooms or further papers. */
const orderable = async (origin: string): Promise<string[]> => {
  const probe = await openBareShopper(origin);
  const found: string[] = [];
  for (const { prod_id } of (await productsOf(origin)).toSorted(
    (a, b) => b.inventory_cnt - a.inventory_cnt,
  )) {
    if (found.length === productsEach) break;
    if (await probe.order(prod_id).catch(() => null)) found.push(prod_id);
  }
  return found;
};

/** Everybody orders every product once. @returns orders per second */
const rush = async (people: readonly BareShopper[], products: readonly string[]): Promise<number> => {
  const began = performance.now();
  const orders = await Promise.all(
    people.map(async (one) => {
      const made: string[] = [];
      for (const prod_id of products) made.push(await one.order(prod_id));
      return made;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  for (const [index, made] of orders.entries())
    for (const cart_id of made) await people[index]?.remove(cart_id);
  return orders.flat().length / seconds;
};

/** What as many bare calls cost: three for each order, through the same edge, answered by booking without looking. */
const bareCalls = async (origin: string): Promise<number> => {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      for (let call = 0; call < 3 * productsEach; call += 1)
        await (await fetch(`${origin}/booking/healthz`)).arrayBuffer();
    }),
  );
  return (shoppers * productsEach) / ((performance.now() - began) / 1000);
};

const orderRows = async (site: DistributedSite, products: readonly string[]): Promise<BenchRow[]> => {
  const people = await Promise.all(Array.from({ length: shoppers }, () => openBareShopper(site.origin)));
  await rush(people, products);
  const two = [await rush(people, products)];
  const bare = await bareCalls(site.origin);
  const other = await site.pidOf('booking-2');
  process.kill(other, 'SIGSTOP');
  const one: number[] = [];
  try {
    await sleep(NOTICED_MS);
    one.push(await rush(people, products), await rush(people, products));
  } finally {
    process.kill(other, 'SIGCONT');
  }
  await sleep(NOTICED_MS);
  two.push(await rush(people, products));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    {
      metric: 'orders, one booking process, of three bare calls each',
      value: mean(one),
      unit: 'orders/s',
      baseline: bare,
      wanted: { atLeast: 0.5 },
    },
    {
      metric: 'orders, two booking processes, of one',
      value: mean(two),
      unit: 'orders/s',
      baseline: mean(one),
    },
  ];
};

/** Makes something change again and again and answers how long it took until each of all who watch had been told. */
const toldAfter = async (url: string, change: (turn: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  let began = 0;
  let told = 0;
  let all = (): void => undefined;
  const hear = (): void => {
    if (began === 0) return;
    times.push(performance.now() - began);
    told += 1;
    if (told === watchers) all();
  };
  const open = await Promise.all(Array.from({ length: watchers }, () => watchSeats(url, hear)));
  for (let turn = 0; turn < turns; turn += 1) {
    told = 0;
    const everybody = new Promise<void>((resolve) => {
      all = resolve;
    });
    began = performance.now();
    await Promise.all([change(turn), everybody]);
    began = 0;
  }
  for (const one of open) one.close();
  return times;
};

const watcherRows = async (site: DistributedSite, prod_id: string): Promise<BenchRow[]> => {
  const shopper = await openBareShopper(site.origin);
  const cart_id = await shopper.order(prod_id);
  const bare = await openBarePush();
  try {
    const ours = await toldAfter(`${site.origin}/stream`, (turn) =>
      turn % 2 === 0 ? shopper.hold(cart_id) : shopper.release(cart_id),
    );
    const plain = await toldAfter(bare.url, () => fetch(bare.url, { method: 'POST' }));
    const row = (metric: string, share: number): BenchRow => ({
      metric: `seats to ${watchers} who watch, the call itself included: ${metric}, of a bare push`,
      value: at(ours, share),
      unit: 'ms',
      baseline: at(plain, share),
      wanted: { atMost: 3 },
    });
    return [row('half of them', 0.5), row('95 %', 0.95)];
  } finally {
    await bare.close();
  }
};

export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-bench-'));
  const site = await startDistributedSite({ dataDir, ports: [await freePort(), await freePort()], env });
  try {
    const products = await orderable(site.origin);
    const [first = ''] = products;
    return [...(await watcherRows(site, first)), ...(await orderRows(site, products))];
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
