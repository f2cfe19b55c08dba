import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import { buildIndexes, connectStore, createBus, createLogger, startRelay } from '@narae/service-kit';
import type { BenchRow } from '../../../libs/tooling/bin/lib/bench-row.mjs';
import { takeHold, type SeatContext } from '../src/inventory/seats/seat-claims.ts';
import { seatLedgerModel, type SeatLedger } from '../src/inventory/seats/seat-ledger.model.ts';

export const name = 'Seats taken by 50 buyers at once, beside as many increments of a bare counter';

const buyers = 50;
/** Seats of each sale: fewer than there are buyers, so that somebody is always turned away. */
const seats = 40;
/** Sales one after the other; the first ones only warm up. */
const sales = 40;
const warmUps = 5;

/** Lets all buyers work at the same time; answers the seconds it took. */
const race = async (work: (buyer: number) => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => work(buyer)));
  return (performance.now() - start) / 1000;
};

/** Every buyer wants one seat. @throws Error when seats were made or lost */
const sell = async (context: SeatContext, sale: number): Promise<number> => {
  const prod_id = `SALE${sale}`;
  const until = new Date(context.now().getTime() + 900_000);
  let taken = 0;
  await context.ledgers.create({ prod_id, capacity: seats, remaining: seats, version: 1, claims: [] });
  const seconds = await race(async (buyer) => {
    const result = await takeHold(context, {
      cart_id: `CART${buyer}`,
      mem_id: `MEM${buyer}`,
      prod_id,
      seats: 1,
      options: [],
      until,
    });
    if ('claim' in result) taken += 1;
  });
  const ledger = await context.ledgers.findOne({ prod_id }).lean<SeatLedger>();
  if (taken !== seats || ledger?.remaining !== 0 || ledger.claims.length !== seats) {
    throw new Error(`${taken} of ${seats} seats were sold, ${ledger?.remaining} remain: oversold or lost`);
  }
  return seconds;
};

/** What the store can do with one document at all. */
const count = async ({ ledgers }: SeatContext, sale: number): Promise<number> => {
  const counter = { prod_id: `COUNTER${sale}` };
  await ledgers.collection.insertOne({ ...counter, count: 0 });
  return race(() => ledgers.collection.updateOne(counter, { $inc: { count: 1 } }));
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** Both in turns, on a durable store in a process of its own, with the relay publishing every change. */
export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-bench-'));
  const mongo = await spawnEmbeddedMongo({ dataDir, port: 0 });
  const store = await connectStore(mongo.url, 'booking');
  const log = createLogger('bench', 'silent');
  const bus = await createBus({ log });
  const ledgers = seatLedgerModel(store);
  await buildIndexes(store);
  const relay = startRelay({ store, bus, models: [ledgers], log });
  bus.open();
  const context: SeatContext = { ledgers, relay, now: () => new Date() };
  const times: { sold: number; counted: number }[] = [];
  try {
    for (let sale = 0; sale < sales; sale += 1) {
      const sold = await sell(context, sale);
      times.push({ sold, counted: await count(context, sale) });
      await relay.drained();
    }
  } finally {
    await relay.stop();
    await bus.close();
    await store.close();
    await mongo.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  const measured = times.slice(warmUps);
  const value = seats / median(measured.map(({ sold }) => sold));
  const baseline = buyers / median(measured.map(({ counted }) => counted));
  return [
    {
      metric: `seats taken (${seats} for ${buyers} buyers)`,
      value,
      unit: 'seats/s',
      baseline,
      wanted: { atLeast: 0.5 },
    },
    { metric: 'oversold, every sale checked', value: 0, unit: `seats in ${sales} sales` },
  ];
};
