import type { DeskRange, RangeRow } from '@narae/contracts';
import { productChangedV1, seatChangedV1 } from '@narae/events';
import { until } from '@narae/test-kit';
import { changeProduct, readContent } from '../src/products/product/change-product.ts';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

let trips = 0;
let lead = '';
/** Saturdays and Sundays of May 2026, the first two Saturdays at nine as well; each test has a trip of its own. */
beforeEach(async () => {
  trips += 1;
  lead = `T${trips}D0502`;
  const dates: readonly (readonly [string, string, string?])[] = [
    ['D0502', '2026-05-02'],
    ['D0502A', '2026-05-02', '09:00'],
    ['D0503', '2026-05-03'],
    ['D0509', '2026-05-09'],
    ['D0510', '2026-05-10'],
  ];
  for (const [name, day, start_time = ''] of dates)
    await shop.change(
      { prod_id: `T${trips}${name}`, start_day: day, end_day: day, start_time, origin_price: 89_500 },
      lead,
    );
  await shop.settle();
});

const range = (over: object = {}) => ({
  prod_id: lead,
  first_day: '2026-05-01',
  last_day: '2026-05-31',
  weekdays: [],
  times: [],
  sizes: [],
  action: 'price-percent',
  amount: 7,
  ...over,
});
const preview = (over: object = {}) => shop.inject('adminRangePreview', range(over) as never, admin);
const apply = async (over: object = {}, how: object = {}) => {
  const { seen } = (await preview(over)).body as { seen: string };
  return shop.inject('adminRangeApply', { ...range(over), seen, ...over } as never, { ...admin, ...how });
};
const undo = (range_id: string) => shop.inject('adminRangeUndo', { range_id }, admin);
const listed = async (prod_id = lead): Promise<DeskRange[]> =>
  (await shop.inject('adminRanges', { prod_id }, admin)).body.ranges;
const finished = async ({ range_id }: DeskRange): Promise<DeskRange> => {
  let found: DeskRange | undefined;
  await until('the range is done', async () => {
    found = (await listed()).find((one) => one.range_id === range_id);
    return found?.state === 'done';
  });
  return found!;
};
const applied = async (over: object = {}): Promise<DeskRange> => finished((await apply(over)).body.range);
const stored = (name: string) => shop.catalog.products.findOne({ prod_id: `T${trips}${name}` }).lean();
const prices = async () =>
  (await shop.catalog.products.find({ prod_id: new RegExp(`^T${trips}D`) }).sort({ trip_date: 1 })).map(
    ({ origin_price }) => origin_price,
  );
const set = (name: string, over: object) =>
  shop.catalog.products.updateOne({ prod_id: `T${trips}${name}` }, { $set: over });
const shortOf = ({ prod_id, before, after, stays }: RangeRow) =>
  [prod_id.replace(/^T\d+/, ''), before, after, stays ?? ''] as const;

describe('adminRangePreview (CATALOG-21)', () => {
  it('answers every departure of weekdays and times, before and after, and changes nothing', async () => {
    const { status, body } = await preview({ weekdays: [6], times: [''] });
    expect([status, body.rows]).toEqual([
      200,
      [
        {
          prod_id: lead,
          start_day: '2026-05-02',
          start_time: '',
          package_cnt: 0,
          before: 89_500,
          after: 95_800,
        },
        expect.objectContaining({ prod_id: `T${trips}D0509`, before: 89_500, after: 95_800 }),
      ],
    ]);
    expect(await prices()).toEqual([89_500, 89_500, 89_500, 89_500, 89_500]);
  });

  it('says why a departure stays as it is', async () => {
    await set('D0502', { withdrawn: true });
    await set('D0502A', { cutoff_hours: 2_000 });
    await set('D0503', { origin_price: 60_000_000 });
    await set('D0509', { origin_price: 0 });
    const { body } = await preview({ amount: 100 });
    expect(body.rows.map(shortOf)).toEqual([
      ['D0502', 89_500, 179_000, 'withdrawn'],
      ['D0502A', 89_500, 179_000, 'over'],
      ['D0503', 60_000_000, 120_000_000, 'price'],
      ['D0509', 0, 0, 'same'],
      ['D0510', 89_500, 179_000, ''],
    ]);
  });

  it('keeps seats that are sold or held, as booking said last, else as they are missing', async () => {
    await set('D0502', { seats_taken: 11 });
    await set('D0502A', { seats_taken: 10 });
    await set('D0503', { remaining: 9 });
    await set('D0509', { capacity: 5, seats_taken: 11 });
    const { body } = await preview({ action: 'capacity', amount: 10 });
    expect(body.rows.map((row: RangeRow) => [...shortOf(row), row.taken])).toEqual([
      ['D0502', 20, 10, 'capacity', 11],
      ['D0502A', 20, 10, '', undefined],
      ['D0503', 20, 10, 'capacity', 11],
      // Raising is always allowed.
      ['D0509', 5, 10, '', undefined],
      ['D0510', 20, 10, '', undefined],
    ]);
  });

  it('neither closes nor reopens what is in preparation', async () => {
    await set('D0502', { progress_yn: 'W' });
    await set('D0503', { progress_yn: 'E' });
    const states = async (action: string) =>
      (await preview({ action, amount: 0, times: [''] })).body.rows.map(shortOf);
    expect(await states('close')).toEqual([
      ['D0502', 'preparing', 'closed', 'preparing'],
      ['D0503', 'closed', 'closed', 'same'],
      ['D0509', 'sale', 'closed', ''],
      ['D0510', 'sale', 'closed', ''],
    ]);
    expect(await states('reopen')).toEqual([
      ['D0502', 'preparing', 'sale', 'preparing'],
      ['D0503', 'closed', 'sale', ''],
      ['D0509', 'sale', 'sale', 'same'],
      ['D0510', 'sale', 'sale', 'same'],
    ]);
  });

  it.each([
    ['days that are reversed', { last_day: '2026-04-30' }, 400, 'day_order', 'last_day'],
    ['no day of the calendar', { first_day: '2026-02-30' }, 400, 'day_invalid', 'first_day'],
    ['no percent', { amount: 0 }, 400, 'range_percent', 'amount'],
    ['half a percent', { amount: 0.5 }, 400, 'invalid_value', 'amount'],
    ['no amount of won', { action: 'price-won', amount: 0 }, 400, 'range_won', 'amount'],
    ['a negative price', { action: 'price', amount: -1 }, 400, 'departure_price_range', 'amount'],
    ['too many seats', { action: 'capacity', amount: 100_001 }, 400, 'departure_capacity_range', 'amount'],
    ['24:30', { times: ['24:30'] }, 400, 'time_invalid', 'times.0'],
    ['days without a departure', { weekdays: [3] }, 400, 'range_empty', 'last_day'],
    ['an unknown product', { prod_id: 'P999999' }, 404, 'content_not_found', 'prod_id'],
  ])('rejects %s, as applying does', async (_, over, status, error, field) => {
    expect(await preview(over)).toMatchObject({ status, body: { error, field } });
    expect(await apply({ ...over, seen: 'x' })).toMatchObject({ status, body: { error, field } });
    expect(await listed()).toEqual([]);
  });
});

describe('adminRangeApply (CATALOG-21)', () => {
  it('changes the departures that were previewed, which booking hears, and sums the trip up', async () => {
    const told: (readonly [string, number])[] = [];
    const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) => {
      const { prod_id, origin_price } = data as { prod_id: string; origin_price: number };
      told.push([prod_id, origin_price]);
    });
    const { status, body } = await apply({ weekdays: [6], action: 'price', amount: 129_000 });
    expect([status, body]).toMatchObject([200, { msg: 'success', range: { state: 'running', total: 3 } }]);
    expect(await finished(body.range)).toMatchObject({
      range_id: expect.stringMatching(/^RANGE\d{6}$/),
      range: { weekdays: [6], action: 'price', amount: 129_000 },
      undoes: '',
      asked_by: admin.as,
      done: 3,
      changed: 3,
      left: [],
      can_undo: true,
    });
    await shop.settle();
    unwatch();
    expect(await prices()).toEqual([129_000, 129_000, 89_500, 129_000, 89_500]);
    expect(told.toSorted()).toEqual(
      ['D0502', 'D0502A', 'D0509'].map((name) => [`T${trips}${name}`, 129_000]),
    );
    const { version, edited, fingerprint, progress_yn } = (await stored('D0509'))!;
    expect([version, edited?.by, progress_yn]).toEqual([2, admin.as, 'Y']);
    // It is stored as its editor stores it: to publish the same is no change.
    const again = (await stored('D0509'))!;
    await changeProduct(
      { ...shop.catalog, clock, nudge: () => undefined },
      await readContent(shop.catalog, again),
    );
    expect(await stored('D0509')).toMatchObject({ version: 2, fingerprint });
  });

  it('closes and reopens the sale, and the trip stands by what is left', async () => {
    await applied({ last_day: '2026-05-03', action: 'close', amount: 0 });
    expect(await stored('D0503')).toMatchObject({ progress_yn: 'E', shelf: 2 });
    expect(await stored('D0509')).toMatchObject({ stands: true, dates_cnt: 2, progress_yn: 'Y' });
    await applied({ last_day: '2026-05-02', action: 'reopen', amount: 0 });
    expect(await stored('D0502')).toMatchObject({ stands: true, dates_cnt: 4, progress_yn: 'Y', shelf: 0 });
    expect(await stored('D0503')).toMatchObject({ progress_yn: 'E' });
  });

  it('changes seats, of which those left follow booking', async () => {
    await applied({ action: 'capacity', amount: 12, last_day: '2026-05-02' });
    expect(await stored('D0502')).toMatchObject({ capacity: 12, remaining: 20 });
  });

  it('does nothing else than was seen, and not nothing', async () => {
    const { seen } = (await preview()).body as { seen: string };
    await shop.change({
      prod_id: `T${trips}D0503`,
      start_day: '2026-05-03',
      end_day: '2026-05-03',
      origin_price: 1_000,
    });
    expect(await apply({ seen })).toMatchObject({ status: 409, body: { error: 'range_changed' } });
    expect(await apply({ action: 'reopen', amount: 0 })).toMatchObject({
      status: 409,
      body: { error: 'range_nothing' },
    });
    expect(await listed()).toEqual([]);
  });

  it('is one change for repeats with one key', async () => {
    const { seen } = (await preview()).body as { seen: string };
    const key = { headers: { 'idempotency-key': `range-${trips}` } };
    const [one, again] = await Promise.all([apply({ seen }, key), apply({ seen }, key)]);
    expect(again?.body.range.range_id).toBe(one?.body.range.range_id);
    await shop.store.collection('idempotency').deleteMany({});
    expect((await apply({ seen }, key)).body.range.range_id).toBe(one?.body.range.range_id);
    await finished(one?.body.range);
    expect(await prices()).toEqual([95_800, 95_800, 95_800, 95_800, 95_800]);
  });

  it('is one entry of the audit log, at the departure from which it was asked for', async () => {
    await undo((await applied({ weekdays: [7] })).range_id);
    const rows = (await shop.inject('adminAudit', { kind: 'product', id: lead }, admin)).body;
    const changes = [
      { field: 'start_day', from: '', to: '2026-05-01 – 2026-05-31' },
      { field: 'action', from: '', to: 'price-percent 7' },
      { field: 'departures', from: '', to: '2' },
    ];
    for (const action of ['range-applied', 'range-undone'])
      expect(rows).toContainEqual(expect.objectContaining({ action, by: admin.as, changes }));
  });
});

describe('adminRangeUndo (CATALOG-21)', () => {
  it('puts back what nobody has changed since, and names what it left', async () => {
    await set('D0503', { origin_price: 60_000 });
    const done = await applied();
    await shop.change({
      prod_id: `T${trips}D0509`,
      start_day: '2026-05-09',
      end_day: '2026-05-09',
      origin_price: 1_000,
    });
    await set('D0510', { withdrawn: true });
    const { status, body } = await undo(done.range_id);
    expect([status, body.range]).toMatchObject([200, { undoes: done.range_id, total: 5 }]);
    expect(await finished(body.range)).toMatchObject({
      changed: 3,
      left: [
        { prod_id: `T${trips}D0509`, start_day: '2026-05-09', reason: 'changed' },
        { prod_id: `T${trips}D0510`, reason: 'withdrawn' },
      ],
      can_undo: false,
    });
    expect(await prices()).toEqual([89_500, 89_500, 60_000, 1_000, 95_800]);
  });

  it('takes back the last change alone, once', async () => {
    const first = await applied({ weekdays: [6] });
    const second = await applied({ weekdays: [7] });
    const rejected = { status: 409, body: { error: 'range_undo', field: 'range_id' } };
    expect(await undo(first.range_id)).toMatchObject(rejected);
    const both = await Promise.all([undo(second.range_id), undo(second.range_id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await until('it is taken back', async () => (await listed())[0]?.state === 'done');
    expect(await undo(second.range_id)).toMatchObject(rejected);
    expect((await listed()).map(({ can_undo }) => can_undo)).toEqual([false, false, false]);
    expect(await prices()).toEqual([95_800, 95_800, 89_500, 95_800, 89_500]);
    expect(await undo('RANGE999999')).toMatchObject({ status: 404, body: { error: 'content_not_found' } });
  });

  it('gives no seats back that were sold meanwhile', async () => {
    const done = await applied({ action: 'capacity', amount: 30, last_day: '2026-05-02' });
    const seats = { prod_id: lead, remaining: 5, capacity: 30 };
    await shop.emit(seatChangedV1, { aggregateId: lead, version: 7, data: seats });
    await until('booking has told', async () => (await stored('D0502'))?.seats_taken === 25);
    const { left } = await finished((await undo(done.range_id)).body.range);
    expect(left).toMatchObject([{ prod_id: lead, reason: 'capacity' }]);
    expect([(await stored('D0502'))?.capacity, (await stored('D0502A'))?.capacity]).toEqual([30, 20]);
  });
});
