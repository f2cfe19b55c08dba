import type { SeriesEdit, SeriesRule } from '@narae/contracts';
import { productChangedV1 } from '@narae/events';
import { interruptions, killedEverywhere, type TestService } from '@narae/test-kit';
import { addSeries, listSeries } from '../src/products/series/add-series.ts';
import { editSeries, previewSeriesEdit } from '../src/products/series/edit-series.ts';
import { extendSeries } from '../src/products/series/extend-series.ts';
import { BUSY_MS } from '../src/products/jobs/stored-job.ts';
import { runSeries } from '../src/products/series/run-series.ts';
import { admin } from './admin-fixtures.ts';
import type { TestCatalog } from './fixtures.ts';
import { contextOn, startTwo, time } from './two-processes.ts';

let shop: TestCatalog;
let second: TestService;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, second, close } = await startTwo());
});
afterAll(() => close());

const atNoon = (day: string): void => time.advance(Date.parse(`${day}T03:00:00Z`) - time.now().getTime());
beforeEach(async () => {
  atNoon('2026-03-11');
  await shop.catalog.series.deleteMany({});
});

const at = (start_time: string, end_time = '') => ({ start_time, end_time });
/** Tuesdays of April and May 2026 at nine: 7, 14, 21 and 28 April, 5 to 26 May. */
const rule: SeriesRule = {
  repeats: 'weekly',
  every: 1,
  weekdays: [2],
  month_day: 1,
  month_week: 1,
  first_day: '2026-04-07',
  last_day: '2026-04-28',
  count: 0,
  times: [at('09:00')],
  left_out: [],
};

/** A series of a package of its own trip, or of a single product, with its departures. */
const begin = async (trip: string, over: Partial<SeriesRule> = {}, sizes: readonly number[] = [0]) => {
  const ids = sizes.map((size) => `${trip}S${size}`);
  const package_group = sizes.length > 1 ? ids[0]! : '';
  const pack = { package_group, start_day: '2026-03-20', end_day: '2026-03-20', prod_type: trip };
  for (const [index, prod_id] of ids.entries())
    await shop.change({ ...pack, prod_id, package_cnt: sizes[index]! });
  const { series_id } = await addSeries(
    contextOn(shop),
    {
      ...rule,
      ...over,
      prod_id: ids[0]!,
      progress_yn: 'Y',
      sizes: ids.map((prod_id) => ({ prod_id, origin_price: 90_000, capacity: 8 })),
    },
    { by: 'MEM0000000009', made_with: `edited-${trip}` },
  );
  await runSeries(contextOn(shop));
  return series_id;
};
const edit = (series_id: string, over: Partial<SeriesEdit> = {}): SeriesEdit => {
  const { weekdays, times, last_day, count } = rule;
  return { series_id, from_day: '2026-04-10', weekdays, times, last_day, count, ...over };
};
let asked = 0;
const ask = async (series_id: string, over: Partial<SeriesEdit> = {}, made_with = `ask-${(asked += 1)}`) => {
  const wanted = edit(series_id, over);
  const { seen } = await previewSeriesEdit(contextOn(shop), wanted);
  return editSeries(contextOn(shop), { ...wanted, seen }, { by: 'MEM0000000008', made_with });
};
const done = async (series_id: string, over: Partial<SeriesEdit> = {}) => {
  await ask(series_id, over);
  await runSeries(contextOn(shop));
};
const rowsOf = async (series_id: string, over: Partial<SeriesEdit> = {}) =>
  (await previewSeriesEdit(contextOn(shop), edit(series_id, over))).rows;
const made = (series_id: string) =>
  shop.catalog.products.find({ made_with: series_id }).sort({ trip_date: 1 }).lean();
/** Day and start of each departure that shoppers see. */
const shown = async (series_id: string): Promise<string[]> =>
  (await made(series_id))
    .filter(({ withdrawn = false }) => !withdrawn)
    .map(({ start_day, start_time = '' }) => `${start_day} ${start_time}`);
const stored = async (series_id: string) => (await shop.catalog.series.findOne({ series_id }).lean())!;
const sell = (series_id: string, start_day: string, package_cnt?: number) =>
  shop.catalog.products.updateMany(
    { made_with: series_id, start_day, ...(package_cnt !== undefined && { package_cnt }) },
    { $set: { seats_taken: 2, remaining: 6 }, $inc: { seats_version: 1 } },
  );

describe('changing a series (CATALOG-20)', () => {
  it('moves departures from a day on to other times, and leaves those with orders, which it names', async () => {
    const id = await begin('TIMES');
    await sell(id, '2026-04-21');
    const moved = { new_start_time: '10:30', new_end_time: '12:00' };
    const rows = await rowsOf(id, { times: [at('10:30', '12:00')] });
    expect(rows).toMatchObject([
      { change: 'moved', start_day: '2026-04-14', start_time: '09:00', ...moved },
      { change: 'moved', start_day: '2026-04-21', stays: 'sold' },
      { change: 'moved', start_day: '2026-04-28', ...moved },
    ]);
    expect(rows[0]).not.toHaveProperty('stays');
    const before = await made(id);
    await done(id, { times: [at('10:30', '12:00')] });
    const nine = ['2026-04-07 09:00', '2026-04-21 09:00'];
    expect(await shown(id)).toEqual([nine[0], '2026-04-14 10:30', nine[1], '2026-04-28 10:30']);
    const after = await made(id);
    expect(after.map(({ prod_id }) => prod_id)).toEqual(before.map(({ prod_id }) => prod_id));
    expect(after[1]).toMatchObject({
      end_time: '12:00',
      trip_date: expect.stringContaining('2026-04-14 10:30'),
      version: 2,
      edited: { by: 'MEM0000000008' },
    });
    expect(after[1]!.fingerprint).not.toBe(before[1]!.fingerprint);
    expect(after[2]).toMatchObject({ version: 1, fingerprint: before[2]!.fingerprint });
    const event = after[1]!.outbox?.at(-1) as unknown as { subject: string } | undefined;
    expect(JSON.stringify(event ?? '')).toContain(productChangedV1.subject);
    const [desk] = await listSeries(shop.catalog, 'TIMESS0');
    expect(desk).toMatchObject({
      state: 'done',
      total: 3,
      rule: { times: [at('10:30', '12:00')] },
      edit: {
        from_day: '2026-04-10',
        total: 3,
        done: 3,
        left: [{ start_day: '2026-04-21', prod_id: before[2]!.prod_id, reason: 'sold' }],
      },
    });
  });

  it('takes back those of weekdays that are none any more, and adds those of new ones', async () => {
    const id = await begin('DAYS');
    await sell(id, '2026-04-14');
    await done(id, { weekdays: [4], last_day: '2026-05-07' });
    expect(await shown(id)).toEqual(
      ['07', '14', '16', '23', '30'].map((day) => `2026-04-${day} 09:00`).concat('2026-05-07 09:00'),
    );
    const [gone] = (await made(id)).filter(({ withdrawn }) => withdrawn);
    expect(gone).toMatchObject({ start_day: '2026-04-21', progress_yn: 'W', version: 2 });
    const trip = await shop.catalog.products.findOne({ trip_id: gone!.trip_id, stands: true }).lean();
    expect(trip).toMatchObject({ dates_cnt: 7 });
    expect(await stored(id)).toMatchObject({ added: 8, edit: { left: [{ reason: 'sold' }] } });
    // Those that were taken back do not come back by themselves.
    expect(await rowsOf(id, { weekdays: [2, 4], last_day: '2026-05-07' })).toMatchObject([
      { change: 'added', start_day: '2026-04-14', stays: 'taken' },
      { change: 'added', start_day: '2026-04-21', stays: 'taken' },
      { change: 'added', start_day: '2026-04-28', stays: 'taken' },
      { change: 'added', start_day: '2026-05-05', prod_id: '' },
    ]);
  });

  it('ends earlier, later, or not at all; each night goes on by the new rule', async () => {
    const id = await begin('ENDS');
    await done(id, { last_day: '2026-04-20' });
    expect(await shown(id)).toEqual(['2026-04-07 09:00', '2026-04-14 09:00']);
    await done(id, { last_day: '', horizon_days: 60, from_day: '2026-04-29', times: [at('13:00')] });
    expect((await shown(id)).slice(2)).toEqual(['2026-05-05 13:00']);
    expect(await stored(id)).toMatchObject({ filled_until: '2026-05-10', extend_on: '2026-03-12' });
    atNoon('2026-03-14');
    await extendSeries(contextOn(shop));
    await runSeries(contextOn(shop));
    expect((await shown(id)).slice(3)).toEqual(['2026-05-12 13:00']);
    await done(id, { last_day: '2026-05-05', from_day: '2026-04-29', times: [at('13:00')] });
    expect((await shown(id)).slice(2)).toEqual(['2026-05-05 13:00']);
    const { filled_until, extend_on } = await stored(id);
    expect([filled_until, extend_on]).toEqual([undefined, undefined]);
  });

  it('leaves where another departure of the day has the time, and what the desk has taken back or moved', async () => {
    const id = await begin('PLACE');
    const other = { start_day: '2026-04-14', end_day: '2026-04-14', start_time: '11:00', prod_type: 'PLACE' };
    await shop.change({ ...other, prod_id: 'PLACEX' }, 'PLACES0');
    await shop.catalog.products.updateOne(
      { made_with: id, start_day: '2026-04-21' },
      { $set: { withdrawn: true } },
    );
    expect((await rowsOf(id, { times: [at('11:00')] })).map(({ stays }) => stays)).toEqual([
      'taken',
      'missing',
      undefined,
    ]);
    await done(id, { times: [at('11:00')] });
    expect(await shown(id)).toEqual(['2026-04-07 09:00', '2026-04-14 09:00', '2026-04-28 11:00']);
  });

  it('changes a package with all its sizes, or none where one has orders', async () => {
    const id = await begin('PACK', {}, [2, 4]);
    await sell(id, '2026-04-21', 4);
    await done(id, { times: [at('08:00')] });
    expect(await shown(id)).toEqual([
      '2026-04-07 09:00',
      '2026-04-07 09:00',
      '2026-04-14 08:00',
      '2026-04-14 08:00',
      '2026-04-21 09:00',
      '2026-04-21 09:00',
      '2026-04-28 08:00',
      '2026-04-28 08:00',
    ]);
  });

  it('leaves one that is sold after it was shown', async () => {
    const id = await begin('LATER');
    await ask(id, { times: [at('10:00')] });
    const meanwhile = () => sell(id, '2026-04-14');
    // It is taken, and its first departure is about to be written.
    const point = { nth: 2, side: 'before' } as const;
    const work = () => runSeries(contextOn(second));
    expect(await interruptions(second.store).pausedAt(point, meanwhile, work)).toBe(true);
    expect((await shown(id))[1]).toBe('2026-04-14 09:00');
    expect(await stored(id)).toMatchObject({ edit: { done: 3, left: [{ reason: 'sold' }] } });
  });

  it('is stored once, as it was shown', async () => {
    const id = await begin('ONCE');
    const ctx = contextOn(shop);
    const by = { by: 'MEM0000000008', made_with: 'once' };
    const wanted = edit(id, { times: [at('10:00')] });
    await expect(editSeries(ctx, { ...wanted, seen: 'OTHER' }, by)).rejects.toMatchObject({
      key: 'series_changed',
    });
    const { seen } = await previewSeriesEdit(ctx, edit(id));
    await expect(editSeries(ctx, { ...edit(id), seen }, by)).rejects.toMatchObject({ key: 'series_nothing' });
    await ask(id, { times: [at('10:00')] }, 'once');
    expect(await ask(id, { times: [at('10:00')] }, 'twice').catch(({ key }) => key)).toBe('series_busy');
    expect(await editSeries(ctx, { ...wanted, seen: 'ANY' }, by)).toMatchObject({ state: 'running' });
    await runSeries(ctx);
    const { audit = [] } = await stored(id);
    expect(JSON.stringify(audit)).toContain('series-changed');
  });

  it.each([
    ['a day that is over', { from_day: '2026-03-11' }, 'series_end_range', 'from_day'],
    ['an end before the change', { last_day: '2026-04-09' }, 'day_order', 'last_day'],
    ['no weekday', { weekdays: [] }, 'series_weekdays', 'weekdays'],
    ['an end before the start', { times: [at('09:00', '08:00')] }, 'time_order', 'times.0.end_time'],
    ['too few days ahead', { last_day: '', horizon_days: 3 }, 'series_horizon', 'horizon_days'],
    ['two ends', { count: 3 }, 'series_end', 'last_day'],
  ])('rejects %s', async (name, over, key, field) => {
    const id = await begin(`BAD${name.replaceAll(' ', '')}`);
    await expect(rowsOf(id, over)).rejects.toMatchObject({ key, field });
  });

  it('is asked for by the desk alone, with times that there are', async () => {
    const id = await begin('HTTP');
    const preview = (over: Partial<SeriesEdit>, as: object = admin) =>
      shop.inject('adminSeriesEditPreview', edit(id, over) as never, as as typeof admin);
    expect(await preview({ times: [at('24:30')] })).toMatchObject({
      status: 400,
      body: { error: 'time_invalid', field: 'times.0.start_time' },
    });
    expect((await preview({}, { as: 'MEM0000000001' })).status).toBe(403);
    const { body } = await preview({ times: [at('10:00')] });
    expect(body.rows).toHaveLength(3);
    const input = { ...edit(id, { times: [at('10:00')] }), seen: body.seen };
    const { status, body: answer } = await shop.inject('adminSeriesEdit', input as never, admin);
    expect([status, answer]).toMatchObject([200, { msg: 'success', series: { edit: { total: 3 } } }]);
    await runSeries(contextOn(shop));
  });
});

it('wherever a process is killed, another one changes each departure of a series once (CATALOG-20)', async () => {
  let trip = 0;
  const points = await killedEverywhere(interruptions(second.store), {
    prepare: async () => {
      atNoon('2026-03-11');
      const days = { first_day: '2026-04-14', last_day: '2026-04-21' };
      const id = await begin(`K${(trip += 1)}`, days, [2, 4]);
      await ask(id, { weekdays: [2, 3], times: [at('10:00')], last_day: '2026-04-15' });
      return id;
    },
    work: () => runSeries(contextOn(second), { rowsAtOnce: 2 }),
    afterwards: async () => {
      time.advance(BUSY_MS);
      await runSeries(contextOn(shop), { rowsAtOnce: 2 });
    },
    outcome: async (id: string) => {
      const { added, edit: change, done_at } = await stored(id);
      return {
        shown: await shown(id),
        added,
        done: change?.done,
        left: change?.left.map(({ start_day, reason }) => `${start_day} ${reason}`),
        isOver: done_at !== null,
      };
    },
    expected: {
      shown: ['2026-04-14 10:00', '2026-04-15 10:00'].flatMap((one) => [one, one]),
      added: 3,
      done: 3,
      left: [],
      isOver: true,
    },
  });
  expect(points).toBeGreaterThan(8);
});
