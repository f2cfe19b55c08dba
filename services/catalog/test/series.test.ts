import type { DeskSeries } from '@narae/contracts';
import { productChangedV1 } from '@narae/events';
import { until } from '@narae/test-kit';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
  const pack = { prod_type: 'PACK', package_group: 'PACK2', start_day: '2026-05-01', end_day: '2026-05-03' };
  await shop.change({ ...pack, prod_id: 'PACK2', package_cnt: 2 });
  await shop.change({ ...pack, prod_id: 'PACK4', package_cnt: 4 });
  await shop.settle();
});
afterAll(() => shop.close());

/** Fridays of May 2026 at nine; P000001 leaves on 1 May as a whole day. */
const rule = (over: object = {}) => ({
  prod_id: 'P000001',
  repeats: 'weekly',
  every: 1,
  weekdays: [5],
  month_day: 1,
  month_week: 1,
  first_day: '2026-05-01',
  last_day: '2026-05-31',
  count: 0,
  times: [{ start_time: '09:00', end_time: '' }],
  left_out: [],
  ...over,
});
const terms = { progress_yn: 'Y', sizes: [{ prod_id: 'P000001', origin_price: 120_000, capacity: 30 }] };
const preview = (over: object = {}) => shop.inject('adminSeriesPreview', rule(over) as never, admin);
const add = (over: object = {}, how: object = {}) =>
  shop.inject('adminSeriesAdd', { ...rule(over), ...terms, ...over } as never, { ...admin, ...how });
const listed = async (prod_id = 'P000001'): Promise<DeskSeries[]> =>
  (await shop.inject('adminSeries', { prod_id }, admin)).body.series;
/** Resolves when the job has done it. */
const finished = async (series_id: string, prod_id?: string): Promise<DeskSeries> => {
  let found: DeskSeries | undefined;
  await until('the series is over', async () => {
    found = (await listed(prod_id)).find((one) => one.series_id === series_id);
    return found !== undefined && found.state !== 'running';
  });
  return found!;
};
const departures = (made_with: string) =>
  shop.catalog.products.find({ made_with }).sort({ trip_date: 1 }).lean();

describe('adminSeriesPreview (CATALOG-20)', () => {
  it('answers the departures, with those that the trip has already, and stores nothing', async () => {
    const times = ['', '09:00'].map((start_time) => ({ start_time, end_time: '' }));
    const { status, body } = await preview({ times, left_out: ['2026-05-22'], last_day: '2026-05-22' });
    expect([status, body]).toEqual([
      200,
      {
        departures: [
          { start_day: '2026-05-01', start_time: '', taken: true },
          { start_day: '2026-05-01', start_time: '09:00', taken: false },
          { start_day: '2026-05-08', start_time: '', taken: false },
          { start_day: '2026-05-08', start_time: '09:00', taken: false },
          { start_day: '2026-05-15', start_time: '', taken: false },
          { start_day: '2026-05-15', start_time: '09:00', taken: false },
        ],
      },
    ]);
    expect(await shop.catalog.series.countDocuments()).toBe(0);
  });

  const nine = { start_time: '09:00', end_time: '' };
  it.each([
    [
      '24:30',
      { times: [nine, { start_time: '24:30', end_time: '' }] },
      400,
      'time_invalid',
      'times.1.start_time',
    ],
    ['two starts at one time', { times: [nine, nine] }, 400, 'series_time_twice', 'times.1.start_time'],
    [
      'an end without a start',
      { times: [{ start_time: '', end_time: '10:00' }] },
      400,
      'time_order',
      'times.0.end_time',
    ],
    ['a series that begins today', { first_day: '2026-03-10' }, 400, 'departure_day_range', 'first_day'],
    ['one that goes on for years', { last_day: '2029-03-11' }, 400, 'series_too_far', 'last_day'],
    ['no day of the calendar', { last_day: '2026-02-30' }, 400, 'day_invalid', 'last_day'],
    ['a day left out that is none of it', { left_out: ['2026-05-02'] }, 400, 'series_left_out', 'left_out.0'],
    ['more than 2,000 days', { last_day: '', count: 2_001 }, 400, 'invalid_value', 'count'],
    [
      'more than 2,000 departures',
      {
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        last_day: '2027-12-31',
        times: ['08', '09', '10', '11'].map((hour) => ({ start_time: `${hour}:00`, end_time: '' })),
      },
      400,
      'series_most',
      'last_day',
    ],
    ['no end and none said', { last_day: '' }, 400, 'series_end', 'last_day'],
    ['an end and none', { horizon_days: 180 }, 400, 'series_end', 'last_day'],
    ['too few days ahead', { last_day: '', horizon_days: 13 }, 400, 'series_horizon', 'horizon_days'],
    ['half a day ahead', { last_day: '', horizon_days: 14.5 }, 400, 'invalid_value', 'horizon_days'],
    ['no weekday', { weekdays: [] }, 400, 'series_weekdays', 'weekdays'],
    ['an unknown product', { prod_id: 'P999999' }, 404, 'content_not_found', 'prod_id'],
  ])('rejects %s, as adding does', async (_, over, status, error, field) => {
    expect(await preview(over)).toMatchObject({ status, body: { error, field } });
    expect(await add(over)).toMatchObject({ status, body: { error, field } });
    expect(await shop.catalog.series.countDocuments()).toBe(0);
  });
});

describe('adminSeriesAdd (CATALOG-20)', () => {
  it('adds the departures that the trip lacks, each sold by booking, and says how far it is', async () => {
    const told: string[] = [];
    const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) =>
      told.push((data as { prod_id: string }).prod_id),
    );
    const times = ['', '14:00'].map((start_time) => ({ start_time, end_time: '' }));
    const { status, body } = await add({ times, last_day: '2026-05-08' });
    expect([status, body]).toMatchObject([200, { msg: 'success', series: { state: 'running', total: 4 } }]);
    expect(await finished(body.series.series_id)).toMatchObject({
      series_id: expect.stringMatching(/^SERIES\d{6}$/),
      asked_by: admin.as,
      total: 4,
      done: 4,
      added: 3,
      existing: 1,
      failed: [],
      rule: { weekdays: [5], times, last_day: '2026-05-08' },
    });
    await shop.settle();
    unwatch();
    const made = await departures(body.series.series_id);
    const from = await shop.catalog.products.findOne({ prod_id: 'P000001' }).lean();
    expect(made.map(({ start_day, end_day, start_time }) => [start_day, end_day, start_time])).toEqual([
      ['2026-05-01', '2026-05-02', '14:00'],
      ['2026-05-08', '2026-05-09', ''],
      ['2026-05-08', '2026-05-09', '14:00'],
    ]);
    for (const one of made)
      expect(one).toMatchObject({
        trip_id: from?.trip_id,
        origin_price: 120_000,
        capacity: 30,
        remaining: 30,
        seats_version: 0,
        progress_yn: 'Y',
        version: 1,
        edited: { by: admin.as },
        pictures_of: 'P000001',
        titles: from?.titles,
        contents_id: from?.contents_id,
        options: from?.options,
      });
    expect(told.toSorted()).toEqual(made.map(({ prod_id }) => prod_id).toSorted());
    expect(
      await shop.catalog.products.findOne({ stands: true, trip_id: from?.trip_id }).lean(),
    ).toMatchObject({
      prod_id: 'P000001',
      dates_cnt: 4,
    });
  });

  it('adds each departure of a package with all its sizes, under one lead', async () => {
    const sizes = ['PACK4', 'PACK2'].map((prod_id, at) => ({
      prod_id,
      origin_price: 70_000 + at,
      capacity: 8,
    }));
    const { body } = await add({ prod_id: 'PACK4', sizes });
    expect(await finished(body.series.series_id, 'PACK2')).toMatchObject({ added: 5, existing: 0 });
    const made = await departures(body.series.series_id);
    expect(made).toHaveLength(10);
    for (let at = 0; at < made.length; at += 2)
      expect(made.slice(at, at + 2)).toMatchObject([
        { package_cnt: 2, origin_price: 70_001, listed: true, package_group: made[at]?.prod_id },
        { package_cnt: 4, origin_price: 70_000, listed: false, package_group: made[at]?.prod_id },
      ]);
    expect(await add({ prod_id: 'PACK4', sizes: sizes.slice(1) })).toMatchObject({
      status: 400,
      body: { error: 'invalid_value', field: 'sizes' },
    });
  });

  it('is added once by a repeat, and by two at once each departure once', async () => {
    const june = { first_day: '2026-06-01', last_day: '2026-06-30' };
    const key = { headers: { 'idempotency-key': 'series-twice' } };
    const [one, again] = await Promise.all([add(june, key), add(june, key)]);
    expect(again?.body.series.series_id).toBe(one?.body.series.series_id);
    await shop.store.collection('idempotency').deleteMany({});
    expect((await add(june, key)).body.series.series_id).toBe(one?.body.series.series_id);
    const other = (await add(june)).body.series;
    const [first, second] = [await finished(one?.body.series.series_id), await finished(other.series_id)];
    expect([first.added + second.added, first.existing + second.existing]).toEqual([4, 4]);
    expect(await shop.catalog.products.countDocuments({ start_day: /^2026-06/ })).toBe(4);
  });

  it('is one entry of the audit log, at the departure it copies', async () => {
    await add({ first_day: '2026-07-01', last_day: '2026-07-31' });
    const rows = (await shop.inject('adminAudit', { kind: 'product', id: 'P000001' }, admin)).body;
    const changes = [
      { field: 'start_day', from: '', to: '2026-07-03 – 2026-07-31' },
      { field: 'departures', from: '', to: '5' },
    ];
    expect(rows).toContainEqual(expect.objectContaining({ action: 'series-added', by: admin.as, changes }));
  });

  it('stops where what it copies is not published any more', async () => {
    await shop.change({ prod_id: 'GONE', prod_type: 'GONE' });
    const sizes = [{ prod_id: 'GONE', origin_price: 1, capacity: 1 }];
    const { body } = await add({ prod_id: 'GONE', sizes });
    await finished(body.series.series_id, 'GONE');
    await shop.catalog.products.updateOne({ prod_id: 'GONE' }, { $set: { withdrawn: true } });
    const begun = { done_at: null, done: 2, busy_until: clock() };
    await shop.catalog.series.updateOne({ series_id: body.series.series_id }, { $set: begun });
    await add({ first_day: '2026-08-01', last_day: '2026-08-31' });
    expect(await finished(body.series.series_id, 'GONE')).toMatchObject({
      state: 'stopped',
      done: 2,
      total: 5,
    });
  });
});

describe('adminSeriesEnd (CATALOG-20)', () => {
  const open = { last_day: '', horizon_days: 60, first_day: '2026-03-11', weekdays: [3] };
  const end = (series_id: string, from_day: string, as: object = admin) =>
    shop.inject('adminSeriesEnd', { series_id, from_day } as never, as as typeof admin);

  it('ends a series without an end, which the desk sees until then', async () => {
    expect(
      (await preview(open)).body.departures.map(({ start_day }: { start_day: string }) => start_day),
    ).toEqual(
      ['11', '18', '25']
        .map((day) => `2026-03-${day}`)
        .concat(
          ['01', '08', '15', '22', '29'].map((day) => `2026-04-${day}`),
          ['2026-05-06'],
        ),
    );
    const { status, body } = await add(open);
    expect([status, body.series]).toMatchObject([
      200,
      { state: 'running', total: 9, filled_until: '2026-05-09', rule: { horizon_days: 60 } },
    ]);
    const { series_id } = body.series;
    expect(await finished(series_id)).toMatchObject({ state: 'open', added: 9, prod_id: 'P000001' });
    const ended = await end(series_id, '2026-06-10');
    expect([ended.status, ended.body]).toMatchObject([
      200,
      { msg: 'success', series: { series_id, state: 'open', ended_from: '2026-06-10' } },
    ]);
    expect((await end(series_id, '2026-04-01')).body.series).toMatchObject({ state: 'done', added: 9 });
    expect(await shop.catalog.products.countDocuments({ made_with: series_id })).toBe(9);
    const rows = (await shop.inject('adminAudit', { kind: 'product', id: 'P000001' }, admin)).body;
    const changes = [{ field: 'start_day', from: '2026-06-10', to: '2026-04-01' }];
    expect(rows).toContainEqual(expect.objectContaining({ action: 'series-ended', by: admin.as, changes }));
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: 'series-added',
        changes: expect.arrayContaining([{ field: 'start_day', from: '', to: '2026-03-11 –' }]),
      }),
    );
  });

  it.each([
    ['an unknown series', 'NONE', '2026-04-01', 404, 'content_not_found', 'series_id'],
    ['today', 'OPEN', '2026-03-10', 400, 'series_end_range', 'from_day'],
    ['no day of the calendar', 'OPEN', '2026-02-30', 400, 'day_invalid', 'from_day'],
  ])('rejects %s', async (_, series_id, day, status, error, field) => {
    expect(await end(series_id, day)).toMatchObject({ status, body: { error, field } });
  });

  it('tells shoppers nothing', async () => {
    expect((await end('OPEN', '2026-04-01', { as: 'MEM0000000001' })).status).toBe(403);
  });
});

it('adminSeries answers those of the trip alone, the newest first, by any of its departures', async () => {
  const all = await listed();
  expect(all.length).toBeGreaterThan(2);
  const [copy] = await departures(all.at(-1)!.series_id);
  expect((await listed(copy?.prod_id)).map(({ series_id }) => series_id)).toEqual(
    all.map(({ series_id }) => series_id),
  );
  expect(await listed('PACK2')).toHaveLength(1);
  expect(await shop.inject('adminSeries', { prod_id: 'P999999' }, admin)).toMatchObject({ status: 404 });
});
