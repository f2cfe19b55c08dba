import { seatChangedV1 } from '@narae/events';
import { joinTrips, refreshTrips } from '../src/products/trips/keep-trips.ts';
import { startCatalog, type TestCatalog } from './fixtures.ts';

let shop: TestCatalog;
const english = { currency: 'USD', lan_tp: 'ENG' };
const ids = (rows: readonly { prod_id: string }[]) => rows.map((row) => row.prod_id);

/** Departures of the walk: P1, which was first, and further dates. */
const walk = (prod_id: string, over: Parameters<TestCatalog['change']>[0] = {}) =>
  shop.change({ prod_id, prod_type: 'WALK', ...over }, 'P1');

beforeAll(async () => {
  shop = await startCatalog();
  await walk('P1', { start_day: '2026-05-01', end_day: '2026-05-01', start_time: '10:00' });
  await walk('P2', { start_day: '2026-05-08', end_day: '2026-05-08', origin_price: 120_000 });
  await walk('P3', { start_day: '2026-05-01', end_day: '2026-05-01', start_time: '08:00' });
  await walk('P4', { start_day: '2026-03-11', end_day: '2026-03-11', progress_yn: 'E' });
  await walk('P5', { start_day: '2026-05-20', end_day: '2026-05-20', progress_yn: 'W' });
  await shop.change({ prod_id: 'PACK2', prod_type: 'PACK', package_cnt: 2, package_group: 'PACK2' });
  await shop.change({ prod_id: 'PACK4', prod_type: 'PACK', package_cnt: 4, package_group: 'PACK2' });
  await shop.settle();
});
afterAll(() => shop.close());

const listed = async (prod_type: string) => (await shop.inject('tripList', { ...english, prod_type })).body;
const tripIdOf = async (prod_id: string): Promise<string> =>
  (await shop.inject('productDetail', { ...english, prod_id })).body[0]?.trip_id ?? '';

/** What booking says of the seats of a departure. */
const seats = async (prod_id: string, version: number, remaining: number): Promise<void> => {
  await shop.emit(seatChangedV1, {
    aggregateId: prod_id,
    version,
    data: { prod_id, remaining, capacity: 20 },
  });
  await shop.settle();
};

describe('tripList', () => {
  it('shows one card a trip: the next departure with seats, and how many dates there are', async () => {
    expect(await listed('WALK')).toEqual([
      expect.objectContaining({
        prod_id: 'P3',
        trip_id: expect.stringMatching(/^TR\d{8}$/),
        dates_cnt: 3,
        ymd_format: '2026-05-01',
        start_time: '08:00',
      }),
    ]);
  });

  it('shows a package once, by its leading size', async () => {
    expect(await listed('PACK')).toEqual([expect.objectContaining({ prod_id: 'PACK2', dates_cnt: 1 })]);
  });

  it('goes on to the next date where one sells out, and back where a seat returns', async () => {
    await seats('P3', 1, 0);
    expect(ids(await listed('WALK'))).toEqual(['P1']);
    await seats('P1', 1, 0);
    await seats('P2', 1, 0);
    // All are sold out: the next one has the waiting list.
    expect(ids(await listed('WALK'))).toEqual(['P3']);
    await seats('P2', 2, 1);
    expect(ids(await listed('WALK'))).toEqual(['P2']);
    await seats('P3', 2, 20);
    await seats('P1', 2, 20);
    expect(ids(await listed('WALK'))).toEqual(['P3']);
  });

  it('sums a trip up again where the summary after a seat event was interrupted', async () => {
    await shop.catalog.products.updateOne({ prod_id: 'P3' }, { $set: { remaining: 0, seats_version: 3 } });
    await seats('P3', 3, 0);
    expect(ids(await listed('WALK'))).toEqual(['P1']);
    await seats('P3', 4, 20);
  });

  it('answers 24 trips a page and goes on after the last one', async () => {
    const days = Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);
    for (const [index, start_day] of days.toReversed().entries())
      await shop.change({ prod_id: `PAGE${index}`, prod_type: 'PAGES', start_day, end_day: start_day });
    const first = await listed('PAGES');
    expect(first.map((row) => row.ymd_format)).toEqual(days.slice(0, 24));
    const after = first.at(-1)?.trip_id ?? '';
    const { body } = await shop.inject('tripList', { ...english, prod_type: 'PAGES', after });
    expect(body.map((row) => row.ymd_format)).toEqual(days.slice(24));
  });
});

describe('a trip’s departures', () => {
  it('are the next ones on sale by day and time, with their prices and seats', async () => {
    const { body } = await shop.inject('tripDepartures', { ...english, trip_id: await tripIdOf('P1') });
    expect(body.map((row) => [row.prod_id, row.prod_price, row.start_time ?? ''])).toEqual([
      ['P3', 100, '08:00'],
      ['P1', 100, '10:00'],
      ['P2', 120, ''],
    ]);
    expect(body[0]).not.toHaveProperty('prod_title');
  });

  it('are all of a month, closed ones included', async () => {
    const asked = { ...english, trip_id: await tripIdOf('P1') };
    const may = await shop.inject('tripDepartures', { ...asked, month: '2026-05' });
    expect(ids(may.body)).toEqual(['P3', 'P1', 'P2', 'P5']);
    const march = await shop.inject('tripDepartures', { ...asked, month: '2026-03' });
    expect(march.body.map((row) => [row.prod_id, row.progress_yn])).toEqual([['P4', 'E']]);
  });

  it('of a package are one for each size', async () => {
    const { body } = await shop.inject('tripDepartures', { ...english, trip_id: await tripIdOf('PACK4') });
    expect(body.map((row) => [row.prod_id, row.package_cnt])).toEqual([
      ['PACK2', 2],
      ['PACK4', 4],
    ]);
  });

  it('are none of a trip nobody knows', async () => {
    expect((await shop.inject('tripDepartures', { ...english, trip_id: 'TR99999999' })).body).toEqual([]);
    expect((await shop.inject('tripDetail', { ...english, trip_id: 'TR99999999' })).body).toEqual([]);
  });
});

it('shows the page of a trip by the departure that stands for it, and says its dates', async () => {
  const trip_id = await tripIdOf('P4');
  const { body } = await shop.inject('tripDetail', { ...english, trip_id });
  expect(body).toEqual([expect.objectContaining({ prod_id: 'P3', trip_id, dates_cnt: 3 })]);
});

it('describes a trip by the departure that stands for it', async () => {
  const trip_id = await tripIdOf('P4');
  const { body } = await shop.inject('pageFacts', { ...english, trip_id });
  expect(ids(body.products)).toEqual(['P3']);
  // Of the dates on sale within 60 days of March 10.
  expect(ids(body.departures)).toEqual(['P3', 'P1', 'P2']);
  const unknown = await shop.inject('pageFacts', { ...english, trip_id: 'TR99999999' });
  expect([unknown.body.products, unknown.body.departures]).toEqual([[], []]);
});

it('offers the dates of 60 days, of a package those of its size, and none beside an only one', async () => {
  const offered = async (prod_id: string) =>
    ids((await shop.inject('pageFacts', { ...english, prod_id })).body.departures);
  const last = { start_day: '2026-05-09', end_day: '2026-05-09' };
  const later = { start_day: '2026-05-10', end_day: '2026-05-10' };
  await shop.change({ prod_id: 'NEAR1', prod_type: 'NEAR', ...last, package_cnt: 2, package_group: 'NEAR1' });
  expect(await offered('NEAR1')).toEqual([]);
  await shop.change({ prod_id: 'NEAR2', prod_type: 'NEAR', ...last, package_cnt: 4, package_group: 'NEAR1' });
  await shop.change({ prod_id: 'NEAR3', prod_type: 'NEAR', ...later, package_cnt: 2 }, 'NEAR1');
  expect(await offered('NEAR1')).toEqual(['NEAR1']);
  expect(await offered('NEAR3')).toEqual(['NEAR1']);
});

it('stands in the site map once', async () => {
  const trip_id = await tripIdOf('P1');
  const { body } = await shop.inject('siteMap', {});
  expect(body.filter((row) => row.trip_id === trip_id)).toEqual([expect.objectContaining({ prod_id: 'P3' })]);
});

it.each([
  ['pageFacts', { ...english, trip_id: 'P1' }, 'trip_id'],
  ['tripList', { ...english, after: 'TR1' }, 'after'],
  ['tripDetail', { ...english, trip_id: { $ne: '' } }, 'trip_id'],
  ['tripDepartures', { ...english, trip_id: 'TR00000001', month: '2026-13' }, 'month'],
  ['tripDepartures', { ...english, trip_id: 'P1' }, 'trip_id'],
] as const)('%s rejects %j', async (name, info, field) => {
  const { status, body } = await shop.inject(name, info);
  expect([status, body.error, body.field]).toEqual([400, 'invalid_value', field]);
});

describe('products stored before there were trips', () => {
  it('join one at the start, a package one together, however often and wherever the start ends', async () => {
    const { products, trips } = shop.catalog;
    const before = { walk: await tripIdOf('P2'), pack: await tripIdOf('PACK4') };
    await products.collection.updateMany(
      { prod_type: 'PACK' },
      { $unset: { trip_id: '', stands: '', dates_cnt: '' } },
    );
    await trips.deleteMany({ lead: 'PACK2' });
    expect(await Promise.all([joinTrips(shop.catalog), joinTrips(shop.catalog)])).toEqual([2, 2]);
    expect(await joinTrips(shop.catalog)).toBe(0);
    const pack = await tripIdOf('PACK4');
    expect(pack).not.toBe(before.pack);
    expect(await tripIdOf('PACK2')).toBe(pack);
    expect(await tripIdOf('P2')).toBe(before.walk);
    expect(await refreshTrips(shop.catalog)).toBe(1);
    expect(await refreshTrips(shop.catalog)).toBe(0);
    expect(await listed('PACK')).toEqual([expect.objectContaining({ trip_id: pack, prod_id: 'PACK2' })]);
  });

  it('are found closed where nothing else is on sale', async () => {
    await shop.change({ prod_id: 'OVER', prod_type: 'OVER', start_day: '2026-03-11', progress_yn: 'E' });
    await shop.catalog.products.updateOne({ prod_id: 'OVER' }, { $set: { dates_cnt: 1 } });
    expect(await refreshTrips(shop.catalog)).toBe(1);
    expect(await listed('OVER')).toEqual([expect.objectContaining({ prod_id: 'OVER', dates_cnt: 0 })]);
  });
});

describe('lists of the specification', () => {
  it('name the next departures of a trip, ten of them, or the one that stands for it', async () => {
    for (let day = 10; day < 22; day += 1)
      await shop.change(
        {
          prod_id: `DAY${day}`,
          prod_type: 'MANY',
          start_day: `2026-05-${day}`,
          end_day: `2026-05-${day}`,
        },
        'DAY10',
      );
    const { body } = await shop.inject('productList1', { ...english, prod_type: 'MANY' });
    expect(ids(body)).toEqual(Array.from({ length: 10 }, (_, index) => `DAY${10 + index}`));
    expect(ids((await shop.inject('productList1', { ...english, prod_type: 'OVER' })).body)).toEqual([
      'OVER',
    ]);
  });

  it('are found once by the search, with their dates', async () => {
    const { body } = await shop.inject('productSearch', { ...english, q: 'palace', prod_type: 'MANY' });
    expect(body.map((row) => [row.prod_id, row.dates_cnt])).toEqual([['DAY10', 12]]);
    const facts = await shop.inject('pageFacts', { ...english, prod_type: 'MANY' });
    expect(ids(facts.body.products)).toEqual(['DAY10']);
  });
});

it('is summed up right where its departures change at the same time', async () => {
  const dates = Array.from({ length: 8 }, (_, index) => `2026-07-${10 + index}`);
  await Promise.all(
    dates.map((start_day) =>
      shop.change(
        { prod_id: `AT${start_day.slice(-2)}`, prod_type: 'AT', start_day, end_day: start_day },
        'AT10',
      ),
    ),
  );
  expect(await refreshTrips(shop.catalog)).toBe(0);
  expect((await listed('AT')).map((row) => [row.prod_id, row.dates_cnt])).toEqual([['AT10', 8]]);
});
