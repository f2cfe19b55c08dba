import { interruptions, killedEverywhere, type TestService } from '@narae/test-kit';
import { BUSY_MS } from '../src/products/jobs/stored-job.ts';
import { applyRange, listRanges, undoRange } from '../src/products/ranges/apply-range.ts';
import { previewRange } from '../src/products/ranges/range-rows.ts';
import { runRanges } from '../src/products/ranges/run-ranges.ts';
import type { TestCatalog } from './fixtures.ts';
import { contextOn, startTwo, time } from './two-processes.ts';

let shop: TestCatalog;
let second: TestService;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, second, close } = await startTwo());
});
afterAll(() => close());

const rowsAtOnce = 2;
const by = 'MEM0000000009';
const days = ['2026-05-04', '2026-05-05', '2026-05-06'];

/** A trip with three departures, and a range that makes each 10 % dearer. */
const prepare = async (trip: number): Promise<string> => {
  for (const [at, day] of days.entries())
    await shop.change({ prod_id: `T${trip}N${at}`, start_day: day, end_day: day }, `T${trip}N0`);
  const range = {
    prod_id: `T${trip}N0`,
    first_day: days[0]!,
    last_day: days[2]!,
    weekdays: [],
    times: [],
    sizes: [],
    action: 'price-percent' as const,
    amount: 10,
  };
  const { seen } = await previewRange(contextOn(shop), range);
  const made_with = `killed-${trip}`;
  return (await applyRange(contextOn(shop), { ...range, seen }, { by, made_with })).range_id;
};

const outcome = async (range_id: string) => {
  const { ranges, products } = shop.catalog;
  const { done, left, done_at, prod_id } = (await ranges.findOne({ range_id }).lean())!;
  const rows = await products
    .find({ prod_id: new RegExp(`^${prod_id.slice(0, -1)}`) })
    .sort({ prod_id: 1 })
    .lean();
  return {
    done,
    left: left.map(({ start_day, reason }) => [start_day, reason]),
    isOver: done_at !== null,
    prices: rows.map(({ origin_price }) => origin_price),
    versions: rows.map(({ version }) => version),
    told: rows.map(({ outbox }) => new Set(outbox.map(({ version }) => version)).size === outbox.length),
  };
};

const dearer = {
  done: 3,
  left: [],
  isOver: true,
  prices: [110_000, 110_000, 110_000],
  versions: [2, 2, 2],
  told: [true, true, true],
};

it('wherever a process is killed, another one changes each departure of a range once (CATALOG-21)', async () => {
  let trip = 0;
  const points = await killedEverywhere(interruptions(second.store), {
    prepare: () => prepare((trip += 1)),
    work: () => runRanges(contextOn(second), { rowsAtOnce }),
    afterwards: async () => {
      time.advance(BUSY_MS);
      await runRanges(contextOn(shop), { rowsAtOnce });
    },
    outcome,
    expected: dearer,
  });
  expect(points).toBeGreaterThan(12);
});

it('two processes at once change each departure of a range once', async () => {
  const range_id = await prepare(900);
  // Neither knows of the other: as where one was taken for dead.
  await Promise.all(
    [shop, second].map(async (one) => {
      await shop.catalog.ranges.updateOne({ range_id }, { $set: { busy_until: time.now() } });
      await runRanges(contextOn(one), { rowsAtOnce: 1 });
    }),
  );
  time.advance(BUSY_MS);
  await runRanges(contextOn(shop));
  expect(await outcome(range_id)).toEqual(dearer);
});

it('a process that ends leaves a range to another one at once', async () => {
  const range_id = await prepare(901);
  let asked = 0;
  await runRanges(contextOn(shop), { rowsAtOnce: 1, stopping: () => (asked += 1) > 3 });
  expect(await outcome(range_id)).toMatchObject({ done: 2, isOver: false });
  await runRanges(contextOn(second));
  expect(await outcome(range_id)).toEqual(dearer);
});

it('leaves a departure alone that somebody else changed after it was asked for, also in the middle of its write', async () => {
  const range_id = await prepare(902);
  await shop.change({ prod_id: 'T902N1', start_day: days[1], end_day: days[1], origin_price: 1 });
  const meanwhile = () =>
    shop.change({ prod_id: 'T902N0', start_day: days[0], end_day: days[0], origin_price: 2 });
  // The range is taken, and its first departure is about to be written.
  const point = { nth: 2, side: 'before' } as const;
  const work = () => runRanges(contextOn(second), { rowsAtOnce });
  expect(await interruptions(second.store).pausedAt(point, meanwhile, work)).toBe(true);
  expect(await outcome(range_id)).toMatchObject({
    left: [
      [days[0], 'changed'],
      [days[1], 'changed'],
    ],
    prices: [2, 1, 110_000],
    isOver: true,
  });
});

it('a change that is not done cannot be taken back; one that was killed in taking back goes on', async () => {
  const range_id = await prepare(903);
  const undo = () => undoRange(contextOn(shop), range_id, { by, made_with: 'undo-903' });
  await expect(undo()).rejects.toMatchObject({ key: 'range_undo' });
  await runRanges(contextOn(shop));
  const taken = await undo();
  expect((await undo()).range_id).toBe(taken.range_id);
  let asked = 0;
  await runRanges(contextOn(shop), { rowsAtOnce: 1, stopping: () => (asked += 1) > 2 });
  await runRanges(contextOn(second), { rowsAtOnce: 1 });
  expect(await outcome(taken.range_id)).toMatchObject({ prices: [100_000, 100_000, 100_000], isOver: true });
  expect(await listRanges(contextOn(shop), 'T903N2')).toMatchObject([{ changed: 3 }, { changed: 3 }]);
});
