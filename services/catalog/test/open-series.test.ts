import type { SeriesRule } from '@narae/contracts';
import { interruptions, killedEverywhere, type TestService } from '@narae/test-kit';
import { addSeries, listSeries } from '../src/products/series/add-series.ts';
import { endSeries } from '../src/products/series/end-series.ts';
import { extendSeries, nextFilled } from '../src/products/series/extend-series.ts';
import { BUSY_MS } from '../src/products/jobs/stored-job.ts';
import { runSeries } from '../src/products/series/run-series.ts';
import { localized, type TestCatalog } from './fixtures.ts';
import { contextOn, startTwo, time } from './two-processes.ts';

let shop: TestCatalog;
let second: TestService;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, second, close } = await startTwo());
});
afterAll(() => close());

const by = 'MEM0000000009';

/** Tuesdays at nine, 14 days ahead, from the Tuesday of next week on. */
const rule: SeriesRule = {
  repeats: 'weekly',
  every: 1,
  weekdays: [2],
  month_day: 1,
  month_week: 1,
  first_day: '2026-03-17',
  last_day: '',
  count: 0,
  horizon_days: 14,
  times: [{ start_time: '09:00', end_time: '' }],
  left_out: [],
};
/** When the tests of series begin: a Wednesday. */
const firstNight = '2026-03-11';
const atNoon = (day: string): void => time.advance(Date.parse(`${day}T03:00:00Z`) - time.now().getTime());
beforeEach(async () => {
  atNoon(firstNight);
  await shop.catalog.series.deleteMany({});
});

/** A trip of its own with a series without an end that has its first departures. */
const begin = async (trip: string, over: Partial<SeriesRule> = {}): Promise<string> => {
  await shop.change({ prod_id: trip, start_day: '2026-03-20', end_day: '2026-03-20', prod_type: trip });
  const { series_id } = await addSeries(
    contextOn(shop),
    {
      ...rule,
      ...over,
      prod_id: trip,
      progress_yn: 'Y',
      sizes: [{ prod_id: trip, origin_price: 90_000, capacity: 8 }],
    },
    { by, made_with: `open-${trip}` },
  );
  await runSeries(contextOn(shop));
  return series_id;
};
const night = async (day: string): Promise<void> => {
  atNoon(day);
  await extendSeries(contextOn(shop));
  await runSeries(contextOn(shop));
};
const stored = async (series_id: string) => (await shop.catalog.series.findOne({ series_id }).lean())!;
const seen = async (trip: string) => (await listSeries(shop.catalog, trip))[0]!;
const daysOf = async (series_id: string): Promise<string[]> => {
  const rows = await shop.catalog.products.find({ made_with: series_id }).sort({ trip_date: 1 }).lean();
  return rows.map(({ start_day }) => start_day);
};
const tuesdays = ['2026-03-17', '2026-03-24', '2026-03-31', '2026-04-07', '2026-04-14'];

describe('a series without an end (CATALOG-20)', () => {
  it('has its departures so many days ahead, and gets those of the days that come nearer', async () => {
    const id = await begin('AHEAD');
    expect(await daysOf(id)).toEqual(tuesdays.slice(0, 2));
    expect(await seen('AHEAD')).toMatchObject({
      state: 'open',
      prod_id: 'AHEAD',
      rule: { horizon_days: 14 },
      filled_until: '2026-03-25',
      filled_at: '2026-03-11T03:00:00.000Z',
      total: 2,
      added: 2,
    });
    // A night on which no day of it comes nearer.
    await night('2026-03-12');
    expect(await seen('AHEAD')).toMatchObject({
      state: 'open',
      filled_until: '2026-03-26',
      filled_at: '2026-03-12T03:00:00.000Z',
      total: 2,
    });
    await night('2026-03-17');
    expect(await daysOf(id)).toEqual(tuesdays.slice(0, 3));
    // Nobody looked for some weeks; what is over by then is named.
    await night('2026-03-31');
    expect(await daysOf(id)).toEqual(tuesdays);
    expect(await seen('AHEAD')).toMatchObject({ filled_until: '2026-04-14', total: 5, done: 5, failed: [] });
    await night('2026-05-01');
    expect((await daysOf(id)).slice(5)).toEqual(['2026-05-05', '2026-05-12']);
    expect((await seen('AHEAD')).failed.map(({ start_day, reason }) => [start_day, reason])).toEqual([
      ['2026-04-21', 'late'],
      ['2026-04-28', 'late'],
    ]);
  });

  it('is looked at once a day, which begins at midnight in Seoul', async () => {
    const id = await begin('NIGHT');
    expect(await stored(id)).toMatchObject({ extend_on: '2026-03-12' });
    time.advance(Date.parse('2026-03-11T14:59:59Z') - time.now().getTime());
    await extendSeries(contextOn(shop));
    expect(await stored(id)).toMatchObject({ extend_on: '2026-03-12', filled_until: '2026-03-25' });
    time.advance(1_000);
    await extendSeries(contextOn(shop));
    expect(await stored(id)).toMatchObject({ extend_on: '2026-03-13', filled_until: '2026-03-26' });
    const { filled_at } = await stored(id);
    time.advance(60_000);
    await extendSeries(contextOn(shop));
    expect(await stored(id)).toMatchObject({ extend_on: '2026-03-13', filled_at });
  });

  it('leaves days out, copies its departure as it is by then, and begins closed on closed days', async () => {
    const id = await begin('COPY', { left_out: ['2026-03-24'] });
    await shop.change({
      prod_id: 'COPY',
      start_day: '2026-03-20',
      end_day: '2026-03-20',
      prod_type: 'COPY',
      origin_price: 1,
      titles: localized('Another name'),
    });
    const { trip_id } = await stored(id);
    await shop.catalog.closedDays.create({
      closed_id: 'CLOSED-COPY',
      made_with: 'CLOSED-COPY',
      trip_id,
      first_day: '2026-03-31',
      last_day: '2026-03-31',
      texts: localized('Holiday'),
      asked_at: time.now(),
      lifted: false,
      total: 0,
      done: 0,
      busy_until: time.now(),
      done_at: time.now(),
    });
    await night('2026-03-17');
    await night('2026-03-24');
    const rows = await shop.catalog.products.find({ made_with: id }).sort({ trip_date: 1 }).lean();
    expect(rows).toMatchObject([
      { start_day: '2026-03-17', titles: localized('Palace walk'), progress_yn: 'Y' },
      {
        start_day: '2026-03-31',
        titles: localized('Another name'),
        // Price and seats are those of the series.
        origin_price: 90_000,
        capacity: 8,
        progress_yn: 'E',
        closed_by: 'CLOSED-COPY',
      },
      { start_day: '2026-04-07', progress_yn: 'Y' },
    ]);
  });

  it('does not bring back what the desk took back or moved, and leaves what is there already', async () => {
    const id = await begin('BACK');
    const [first] = await shop.catalog.products.find({ made_with: id }).sort({ trip_date: 1 }).lean();
    await shop.catalog.products.deleteOne({ prod_id: first!.prod_id });
    const other = { start_day: '2026-03-31', end_day: '2026-03-31', start_time: '09:00', prod_type: 'BACK' };
    await shop.change({ ...other, prod_id: 'BACKHAND' }, 'BACK');
    await night('2026-03-24');
    expect(await daysOf(id)).toEqual(['2026-03-24', '2026-04-07']);
    expect(await seen('BACK')).toMatchObject({ added: 3, existing: 1, failed: [] });
  });

  it('stops where what it copies was taken back, says so, and goes on the night after it is there again', async () => {
    const id = await begin('SOURCE');
    const withdraw = (withdrawn: boolean) =>
      shop.catalog.products.updateOne({ prod_id: 'SOURCE' }, { $set: { withdrawn } });
    await withdraw(true);
    await night('2026-03-17');
    expect(await seen('SOURCE')).toMatchObject({ state: 'stopped', done: 2, total: 3 });
    await night('2026-03-18');
    expect(await seen('SOURCE')).toMatchObject({ state: 'stopped', done: 2 });
    await withdraw(false);
    await night('2026-03-19');
    expect(await seen('SOURCE')).toMatchObject({ state: 'open', done: 3, filled_until: '2026-04-02' });
    expect(await daysOf(id)).toEqual(tuesdays.slice(0, 3));
  });

  it('adds no more than 2,000 departures in one step', async () => {
    const daily = { ...rule, weekdays: [1, 2, 3, 4, 5, 6, 7], horizon_days: 500 };
    const times = ['08', '09', '10', '11'].map((hour) => ({ start_time: `${hour}:00`, end_time: '' }));
    const series = { rule: { ...daily, times }, filled_until: '2026-03-25', done: 36 };
    // 500 days from the first that is not done.
    expect(nextFilled(series, '2027-06-01')).toBe('2027-08-07');
    expect(nextFilled({ ...series, rule: daily, done: 9 }, '2027-06-01')).toBe('2028-10-13');
    expect(nextFilled(series, '2024-01-01')).toBe('2026-03-25');
  });

  it('is shown however many came after it', async () => {
    const id = await begin('OLD');
    const rest = { ...(await stored(id)), _id: undefined, extend_on: undefined };
    const later = Array.from({ length: 21 }, (_, at) => ({
      ...rest,
      series_id: `LATER${at}`,
      made_with: `later-${at}`,
      asked_at: new Date(time.now().getTime() + at + 1),
    }));
    for (const one of later) await shop.catalog.series.create(JSON.parse(JSON.stringify(one)));
    const all = await listSeries(shop.catalog, 'OLD');
    expect(all.map(({ series_id }) => series_id).slice(0, 2)).toEqual([id, 'LATER20']);
    expect(all).toHaveLength(20);
  });
});

describe('ending it (CATALOG-20)', () => {
  const end = (series_id: string, from_day: string) =>
    endSeries(contextOn(shop), { series_id, from_day }, { by });

  it('adds nothing from that day on, and leaves what is there', async () => {
    const id = await begin('ENDED');
    expect(await end(id, '2026-03-20')).toMatchObject({
      state: 'done',
      ended_from: '2026-03-20',
      filled_until: '2026-03-25',
    });
    await night('2026-04-01');
    expect(await daysOf(id)).toEqual(tuesdays.slice(0, 2));
    await expect(end(id, '2026-04-20')).rejects.toMatchObject({ key: 'series_ended' });
    const { audit = [] } = await stored(id);
    expect(JSON.stringify(audit)).toContain('series-ended');
  });

  it('goes on until a later day, which may be another one meanwhile', async () => {
    const id = await begin('LATE');
    expect(await end(id, '2026-05-20')).toMatchObject({ state: 'open', ended_from: '2026-05-20' });
    expect(await end(id, '2026-04-07')).toMatchObject({ state: 'open', ended_from: '2026-04-07' });
    await night('2026-03-17');
    expect(await seen('LATE')).toMatchObject({ state: 'open', total: 3 });
    await night('2026-03-30');
    expect(await daysOf(id)).toEqual(tuesdays.slice(0, 3));
    expect(await seen('LATE')).toMatchObject({ state: 'done', total: 3, done: 3 });
  });

  it('rejects a day that is over or years ahead, one that ends by itself, and none', async () => {
    const id = await begin('WRONG');
    const params = { from: '2026-03-12', to: '2029-03-11' };
    for (const day of ['2026-03-11', '2029-03-12'])
      await expect(end(id, day)).rejects.toMatchObject({
        key: 'series_end_range',
        field: 'from_day',
        params,
      });
    const finite = await begin('FINITE', { last_day: '2026-03-31', horizon_days: 0 });
    await expect(end(finite, '2026-03-20')).rejects.toMatchObject({ key: 'series_ended' });
    await expect(end('NONE', '2026-03-20')).rejects.toMatchObject({ key: 'content_not_found' });
  });

  it('stops a series that is being filled at that moment', async () => {
    const id = await begin('HALF');
    atNoon('2026-04-07');
    await extendSeries(contextOn(shop));
    const point = { nth: 2, side: 'behind' } as const;
    const work = () => runSeries(contextOn(second), { rowsAtOnce: 1 });
    const meanwhile = () => end(id, '2026-04-08');
    expect(await interruptions(second.store).pausedAt(point, meanwhile, work)).toBe(true);
    await runSeries(contextOn(shop));
    expect((await daysOf(id)).filter((day) => day >= '2026-04-14')).toEqual([]);
    expect(await seen('HALF')).toMatchObject({ state: 'done', ended_from: '2026-04-08' });
  });
});

it('wherever a process is killed at night, another one adds each departure once (CATALOG-20)', async () => {
  let trip = 0;
  const points = await killedEverywhere(interruptions(second.store), {
    prepare: async () => {
      atNoon(firstNight);
      const id = await begin(`K${(trip += 1)}`);
      atNoon('2026-03-24');
      return id;
    },
    work: async () => {
      await extendSeries(contextOn(second));
      await runSeries(contextOn(second), { rowsAtOnce: 1 });
    },
    afterwards: async () => {
      time.advance(BUSY_MS);
      await extendSeries(contextOn(shop));
      await runSeries(contextOn(shop), { rowsAtOnce: 1 });
    },
    outcome: async (id: string) => {
      const { added, existing, done, total, failed, filled_until, extend_on, done_at } = await stored(id);
      return {
        days: await daysOf(id),
        counts: { added, existing, done, total, failed, filled_until, extend_on, isOver: done_at !== null },
      };
    },
    expected: {
      days: tuesdays.slice(0, 4),
      counts: {
        added: 4,
        existing: 0,
        done: 4,
        total: 4,
        failed: [],
        filled_until: '2026-04-07',
        extend_on: '2026-03-25',
        isOver: true,
      },
    },
  });
  expect(points).toBeGreaterThan(8);
});

it('two processes at once at midnight fill a series once', async () => {
  const id = await begin('TWO');
  atNoon('2026-03-24');
  await Promise.all(
    [shop, second].map(async (one) => {
      await extendSeries(contextOn(one));
      await runSeries(contextOn(one), { rowsAtOnce: 1 });
    }),
  );
  await runSeries(contextOn(shop));
  expect(await daysOf(id)).toEqual(tuesdays.slice(0, 4));
  expect(await stored(id)).toMatchObject({ added: 4, existing: 0, done: 4, total: 4 });
});
