import { interruptions, killedEverywhere, type TestService } from '@narae/test-kit';
import { addSeries } from '../src/products/series/add-series.ts';
import { BUSY_MS } from '../src/products/jobs/stored-job.ts';
import { runSeries } from '../src/products/series/run-series.ts';
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

/** A package that leaves on 4 May 2026, and a series of it of which that day is one of three. */
const prepare = async (trip: number): Promise<string> => {
  const pack = { package_group: `T${trip}S2`, start_day: '2026-05-04', end_day: '2026-05-04' };
  for (const package_cnt of [2, 4])
    await shop.change({ ...pack, prod_id: `T${trip}S${package_cnt}`, package_cnt });
  const sizes = [2, 4].map((size) => ({ prod_id: `T${trip}S${size}`, origin_price: size, capacity: 8 }));
  const series = await addSeries(
    contextOn(shop),
    {
      prod_id: `T${trip}S2`,
      progress_yn: 'Y',
      sizes,
      repeats: 'weekly',
      every: 1,
      weekdays: [1, 2, 3],
      month_day: 1,
      month_week: 1,
      first_day: '2026-05-04',
      last_day: '',
      count: 3,
      times: [{ start_time: '', end_time: '' }],
      left_out: [],
    },
    { by: 'MEM0000000009', made_with: `killed-${trip}` },
  );
  return series.series_id;
};

const outcome = async (series_id: string) => {
  const { series, products } = shop.catalog;
  const { added, existing, done, failed, done_at, trip_id } = (await series.findOne({ series_id }).lean())!;
  const made = await products.find({ made_with: series_id }).sort({ trip_date: 1 }).lean();
  const standing = await products.find({ trip_id, stands: true }).lean();
  return {
    counts: { added, existing, done, failed, isOver: done_at !== null },
    made: made.map(({ start_day, package_cnt }) => `${start_day} ${package_cnt}`),
    leads: new Set(made.map(({ package_group }) => package_group)).size,
    ledByItself: made.filter(({ listed }) => listed).every((one) => one.prod_id === one.package_group),
    dates: standing.map(({ dates_cnt }) => dates_cnt),
  };
};

it('wherever a process is killed, another one adds each departure of a series once, with all its sizes (CATALOG-20)', async () => {
  const dying = contextOn(second);
  let trip = 0;
  const points = await killedEverywhere(interruptions(second.store), {
    prepare: () => prepare((trip += 1)),
    work: () => runSeries(dying, { rowsAtOnce }),
    afterwards: async () => {
      time.advance(BUSY_MS);
      await runSeries(contextOn(shop), { rowsAtOnce });
    },
    outcome,
    expected: {
      counts: { added: 2, existing: 1, done: 3, failed: [], isOver: true },
      made: ['2026-05-05 2', '2026-05-05 4', '2026-05-06 2', '2026-05-06 4'],
      leads: 2,
      ledByItself: true,
      dates: [3],
    },
  });
  expect(points).toBeGreaterThan(15);
});

it('two processes at once add each departure of a series once', async () => {
  const series_id = await prepare(900);
  const both = [contextOn(shop), contextOn(second)];
  // Neither knows of the other: as where one was taken for dead.
  await Promise.all(
    both.map(async (catalog) => {
      await shop.catalog.series.updateOne({ series_id }, { $set: { busy_until: time.now() } });
      await runSeries(catalog, { rowsAtOnce: 1 });
    }),
  );
  time.advance(BUSY_MS);
  await runSeries(contextOn(shop));
  const { counts, made, leads } = await outcome(series_id);
  expect(counts).toMatchObject({ failed: [], added: 2 });
  expect(made).toEqual(['2026-05-05 2', '2026-05-05 4', '2026-05-06 2', '2026-05-06 4']);
  expect([leads, counts.done, counts.isOver]).toEqual([2, 3, true]);
});

it('a process that ends leaves a series to another one at once', async () => {
  const series_id = await prepare(901);
  let asked = 0;
  await runSeries(contextOn(shop), { rowsAtOnce: 1, stopping: () => (asked += 1) > 3 });
  expect((await outcome(series_id)).counts).toMatchObject({ done: 2, isOver: false });
  await runSeries(contextOn(second));
  expect((await outcome(series_id)).counts).toMatchObject({ added: 2, done: 3, isOver: true });
});

it('names a departure of which another one took a size meanwhile, and goes on', async () => {
  const series_id = await prepare(902);
  const meanwhile = () =>
    shop.change(
      { prod_id: 'OTHER', package_cnt: 4, start_day: '2026-05-05', end_day: '2026-05-05' },
      'T902S2',
    );
  // The series is taken, and its first departures are about to be stored.
  const point = { nth: 2, side: 'before' } as const;
  const work = () => runSeries(contextOn(second), { rowsAtOnce });
  expect(await interruptions(second.store).pausedAt(point, meanwhile, work)).toBe(true);
  const { counts, made } = await outcome(series_id);
  expect(counts).toMatchObject({
    added: 1,
    existing: 1,
    failed: [{ start_day: '2026-05-05', start_time: '', reason: 'taken' }],
    isOver: true,
  });
  expect(made).toEqual(['2026-05-05 2', '2026-05-06 2', '2026-05-06 4']);
});

it('goes on with the sizes that a write which was cut off did not store, under the same lead', async () => {
  const series_id = await prepare(904);
  await runSeries(contextOn(shop), { rowsAtOnce });
  const whole = await outcome(series_id);
  await shop.catalog.products.deleteOne({ made_with: series_id, package_cnt: 4 });
  const begun = { done: 0, added: 0, existing: 0, done_at: null, busy_until: time.now() };
  await shop.catalog.series.updateOne({ series_id }, { $set: begun });
  await runSeries(contextOn(shop), { rowsAtOnce });
  expect(await outcome(series_id)).toEqual(whole);
});

it('names a departure whose day came before it was added', async () => {
  const series_id = await prepare(903);
  time.advance(Date.parse('2026-05-05T03:00:00Z') - time.now().getTime());
  await runSeries(contextOn(shop), { rowsAtOnce });
  const failed = [{ start_day: '2026-05-05', start_time: '', reason: 'late' }];
  expect((await outcome(series_id)).counts).toMatchObject({ added: 1, existing: 1, failed, isOver: true });
});
