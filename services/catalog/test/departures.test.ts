import { productChangedV1, seatChangedV1 } from '@narae/events';
import { nameTripDates } from '../src/products/trips/keep-trips.ts';
import { localized } from './fixtures.ts';
import { admin, other, picture, startAdmin, type Admin } from './admin-fixtures.ts';

let shop: Admin;
const english = { currency: 'USD', lan_tp: 'ENG' } as const;

beforeAll(async () => {
  shop = await startAdmin();
  const hotels = [
    { hotel_dtl_id: 'R1', hotel_type: 'D' as const, names: localized('Room'), origin_hotel_price: 90_000 },
  ];
  const pack = { prod_type: 'PACK', package_group: 'PACK2', start_day: '2026-05-01', end_day: '2026-05-03' };
  await shop.change({ ...pack, prod_id: 'PACK2', package_cnt: 2, hotels });
  await shop.change({ ...pack, prod_id: 'PACK4', package_cnt: 4, origin_price: 80_000 });
  await shop.settle();
});
afterAll(() => shop.close());

const one = (over: object = {}) => ({
  prod_id: 'P000001',
  start_day: '2026-06-01',
  start_time: '09:00',
  end_time: '11:00',
  progress_yn: 'Y',
  sizes: [{ prod_id: 'P000001', origin_price: 120_000, capacity: 30 }],
  ...over,
});
const add = (over: object = {}, how: object = {}) =>
  shop.inject('adminDepartureAdd', one(over), { ...admin, ...how });
const stored = async (prod_id: string) => {
  const found = await shop.catalog.products.findOne({ prod_id }).lean();
  if (!found) throw new Error(`There is no ${prod_id}`);
  return found;
};

describe('adminDepartureAdd (CATALOG-18)', () => {
  it('copies everything but day, times, price, seats and what was sold', async () => {
    await shop.emit(seatChangedV1, {
      aggregateId: 'P000001',
      version: 1,
      data: { prod_id: 'P000001', remaining: 5, capacity: 20 },
    });
    await shop.settle();
    const told: { prod_id: string; capacity: number }[] = [];
    const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) =>
      told.push(data as (typeof told)[0]),
    );
    const { status, body } = await add();
    await shop.settle();
    unwatch();
    expect([status, body.msg]).toEqual([200, 'success']);

    const from = await stored('P000001');
    const made = await stored(body.prod_id);
    expect(made).toMatchObject({
      trip_id: from.trip_id,
      start_day: '2026-06-01',
      end_day: '2026-06-02',
      start_time: '09:00',
      end_time: '11:00',
      origin_price: 120_000,
      capacity: 30,
      remaining: 30,
      progress_yn: 'Y',
      seats_version: 0,
      edited: { by: admin.as },
    });
    expect(made.seats_taken).toBeUndefined();
    const same = [
      'titles',
      'contents_id',
      'options',
      'hotels',
      'documents',
      'refund_terms',
      'meeting_points',
      'pictures',
    ] as const;
    for (const field of same) expect([field, made[field]]).toEqual([field, from[field]]);
    expect(told).toEqual([expect.objectContaining({ prod_id: body.prod_id, capacity: 30 })]);
  });

  it('is the trip: its dates answer it, and its pictures are those it was copied from', async () => {
    const { trip_id, prod_id } = (await add({ start_day: '2026-04-01' })).body;
    const list = (await shop.inject('tripDepartures', { ...english, trip_id })).body;
    expect(list[0]?.prod_id).toBe(prod_id);
    expect((await shop.inject('tripDetail', { ...english, trip_id })).body[0]?.prod_id).toBe(prod_id);
    const { file_type, file_name } = shop.shown;
    for (const id of ['P000001', prod_id]) {
      const answer = await shop.app.inject({
        url: `/download/product/${id}/${file_type}/${file_name}?w=320`,
      });
      expect([id, answer.statusCode]).toEqual([id, 200]);
    }
    expect((await shop.save('product', prod_id, { origin_price: 1_000 })).body.msg).toBe('success');
    expect((await shop.publish('product', prod_id)).body.msg).toBe('success');
    expect(
      (await add({ prod_id, start_day: '2026-04-02', sizes: [{ prod_id, origin_price: 1, capacity: 1 }] }))
        .status,
    ).toBe(200);
  });

  it('copied again shows the pictures of both, each from where its file is', async () => {
    const shown = async (id: string, { file_type, file_name }: { file_type: string; file_name: string }) =>
      (await shop.app.inject({ url: `/download/product/${id}/${file_type}/${file_name}?w=320` })).statusCode;
    const again = async (prod_id: string, start_day: string) =>
      (await add({ prod_id, start_day, sizes: [{ prod_id, origin_price: 1, capacity: 1 }] })).body.prod_id;
    const copy = (await add({ start_day: '2026-04-10' })).body.prod_id;
    expect((await stored(await again(copy, '2026-04-11'))).pictures_of).toBe('P000001');

    const { body } = await shop.uploadPicture(await picture(640, 480, '#123456'), '2', 'product', copy);
    const own = { ...shop.shown, file_type: '2', ...body };
    expect((await shop.save('product', copy, { pictures: [shop.shown, own] })).status).toBe(200);
    expect((await shop.publish('product', copy)).status).toBe(200);
    const third = await again(copy, '2026-04-12');
    expect([await shown(third, shop.shown), await shown(third, own)]).toEqual([200, 200]);
    expect(await shown('P000001', own)).toBe(404);
  });

  it('begins in preparation where it is asked to, and closes soon where its day is near', async () => {
    const waiting = (await add({ start_day: '2026-06-02', progress_yn: 'W' })).body;
    expect((await stored(waiting.prod_id)).progress_yn).toBe('W');
    const near = (await add({ start_day: '2026-03-11' })).body;
    expect((await stored(near.prod_id)).progress_yn).toBe('D');
  });

  it('copies a package with all its sizes, each with its own price and seats', async () => {
    const sizes = [
      { prod_id: 'PACK4', origin_price: 70_000, capacity: 8 },
      { prod_id: 'PACK2', origin_price: 90_000, capacity: 6 },
    ];
    const asked = { prod_id: 'PACK4', start_time: '', end_time: '', sizes };
    const { body } = await add(asked);
    const made = await shop.catalog.products
      .find({ package_group: body.prod_id })
      .sort({ package_cnt: 1 })
      .lean();
    expect(made).toMatchObject([
      {
        prod_id: body.prod_id,
        package_cnt: 2,
        origin_price: 90_000,
        capacity: 6,
        listed: true,
        end_day: '2026-06-03',
      },
      { package_cnt: 4, origin_price: 70_000, capacity: 8, listed: false },
    ]);
    expect(made[0]?.hotels).toHaveLength(1);
    expect(await add({ ...asked, start_day: '2026-06-05', sizes: sizes.slice(1) })).toMatchObject({
      status: 400,
      body: { error: 'invalid_value', field: 'sizes' },
    });
    const pair = { ...english, prod_type: 'PACK', prod_category: '01' };
    const packages = (await shop.inject('productPackageList', pair)).body;
    expect(packages.map(({ prod_id }: { prod_id: string }) => prod_id)).toEqual(['PACK2', 'PACK4']);
  });

  it('answers a repeat with the first answer, and a second one that the date is taken', async () => {
    const key = { headers: { 'idempotency-key': 'departure-twice' } };
    const [first, again] = await Promise.all([
      add({ start_day: '2026-07-01' }, key),
      add({ start_day: '2026-07-01' }, key),
    ]);
    expect(again?.body).toEqual(first?.body);
    const both = await Promise.all([
      add({ start_day: '2026-07-02' }),
      add({ start_day: '2026-07-02' }, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      await shop.catalog.products.countDocuments({ start_day: { $in: ['2026-07-01', '2026-07-02'] } }),
    ).toBe(2);
  });

  it('goes on with the sizes that an interrupted addition lacks', async () => {
    const sizes = ['PACK2', 'PACK4'].map((prod_id) => ({ prod_id, origin_price: 1, capacity: 1 }));
    const asked = { prod_id: 'PACK2', start_day: '2026-08-01', sizes };
    const key = { headers: { 'idempotency-key': 'interrupted-1' } };
    const { body } = await add(asked, key);
    await shop.catalog.products.deleteOne({ package_group: body.prod_id, package_cnt: 4 });
    await shop.store.collection('idempotency').deleteMany({});
    expect((await add(asked, key)).body.prod_id).toBe(body.prod_id);
    const made = await shop.catalog.products.find({ package_group: body.prod_id }).lean();
    expect(made.map(({ package_cnt }) => package_cnt).toSorted()).toEqual([2, 4]);
  });

  it.each([
    ['a day that has begun', { start_day: '2026-03-10' }, 400, 'departure_day_range', 'start_day'],
    ['a day years ahead', { start_day: '2029-03-11' }, 400, 'departure_day_range', 'start_day'],
    ['no day of the calendar', { start_day: '2026-02-30' }, 400, 'day_invalid', 'start_day'],
    ['24:30', { start_time: '24:30' }, 400, 'time_invalid', 'start_time'],
    ['an end without a start', { start_time: '' }, 400, 'time_order', 'end_time'],
    [
      'a price of less than nothing',
      { sizes: [{ prod_id: 'P000001', origin_price: -1, capacity: 1 }] },
      400,
      'departure_price_range',
      'sizes.0.origin_price',
    ],
    [
      'a price that is no number',
      { sizes: [{ prod_id: 'P000001', origin_price: null, capacity: 1 }] },
      400,
      'departure_price_range',
      'sizes.0.origin_price',
    ],
    [
      'too many seats',
      { sizes: [{ prod_id: 'P000001', origin_price: 1, capacity: 100_001 }] },
      400,
      'departure_capacity_range',
      'sizes.0.capacity',
    ],
    [
      'a date that the trip has',
      { start_day: '2026-05-01', start_time: '', end_time: '' },
      409,
      'departure_taken',
      'start_day',
    ],
    ['an unknown product', { prod_id: 'P999999' }, 404, 'content_not_found', 'prod_id'],
  ])('rejects %s', async (_, over, status, error, field) => {
    expect(await add(over)).toMatchObject({ status, body: { error, field } });
  });

  it('rejects an end before the start of a day trip', async () => {
    const day = { start_day: '2026-05-09', end_day: '2026-05-09' };
    await shop.change({ prod_id: 'P7', prod_type: 'DAY', ...day });
    const sizes = [{ prod_id: 'P7', origin_price: 1, capacity: 1 }];
    const answer = await add({ prod_id: 'P7', start_time: '18:00', end_time: '17:59', sizes });
    expect(answer).toMatchObject({ status: 400, body: { error: 'time_order', field: 'end_time' } });
  });

  it('is written to the audit log, with what differs', async () => {
    const { prod_id } = (await add({ start_day: '2026-09-01' })).body;
    await shop.settle();
    const rows = (await shop.inject('adminAudit', { kind: 'product', id: prod_id }, admin)).body;
    expect(rows).toMatchObject([{ action: 'departure-added', by: admin.as }]);
    expect(rows[0]?.changes).toContainEqual({ field: 'capacity', from: '20', to: '30' });
  });
});

describe('dates of a trip', () => {
  it('cannot be moved onto another one by the editor', async () => {
    const { prod_id } = (await add({ start_day: '2026-10-01' })).body;
    const onto = { start_day: '2026-05-01', end_day: '2026-05-02', start_time: '', end_time: '' };
    await shop.save('product', prod_id, onto);
    expect(await shop.publish('product', prod_id)).toMatchObject({
      status: 409,
      body: { error: 'departure_taken', field: 'content.start_day' },
    });
    await shop.save('product', prod_id, { ...onto, start_time: '07:00' });
    expect((await shop.publish('product', prod_id)).status).toBe(200);
    expect((await stored(prod_id)).trip_date).toMatch(/^TR\d{8} 2026-05-01 07:00 00$/);
  });

  it('get their names at a start; of two stored ones with one date both stay, and can be edited', async () => {
    const day = { prod_type: 'OLD', start_day: '2026-11-01', end_day: '2026-11-01' };
    await shop.change({ ...day, prod_id: 'OLD1' });
    await shop.change({ ...day, prod_id: 'OLD2', start_time: '09:00' }, 'OLD1');
    await shop.catalog.products.updateMany(
      { prod_type: 'OLD' },
      { $unset: { trip_date: '', start_time: '' } },
    );
    await nameTripDates(shop.catalog);
    const dates = await shop.catalog.products.find({ prod_type: 'OLD' }).sort({ prod_id: 1 }).lean();
    const { trip_id } = dates[0]!;
    expect(dates.map(({ trip_date }) => trip_date)).toEqual([
      `${trip_id} 2026-11-01 - 00`,
      `${trip_id} 2026-11-01 - 00 OLD2`,
    ]);
    expect(await shop.change({ ...day, prod_id: 'OLD2', capacity: 30 })).toBe('changed');
  });
});

it('the list of products and popups says their days and times, that of extras has none (CATALOG-19)', async () => {
  const { prod_id } = (await add({ start_day: '2026-12-24' })).body;
  const rows = (await shop.inject('adminList', { kind: 'product' }, admin)).body;
  expect(rows.find(({ id }: { id: string }) => id === prod_id)).toMatchObject({
    start_day: '2026-12-24',
    end_day: '2026-12-25',
    start_time: '09:00',
    end_time: '11:00',
  });
  const [option] = (await shop.inject('adminList', { kind: 'option' }, admin)).body;
  expect(option).not.toHaveProperty('start_day');
});

describe('adminTripDepartures (CATALOG-19)', () => {
  const listed = async (over: object = {}) => {
    const { body } = await shop.inject('adminTripDepartures', { prod_id: 'L01', ...over }, admin);
    return { ids: body.departures.map(({ prod_id }: { prod_id: string }) => prod_id), ...body };
  };
  const day = (start_day: string) => ({ prod_type: 'LIST', start_day, end_day: start_day });
  beforeAll(async () => {
    await shop.change({ ...day('2026-05-04'), prod_id: 'L01', start_time: '10:00' });
    await shop.change({ ...day('2026-05-04'), prod_id: 'L02' }, 'L01');
    await shop.change({ ...day('2026-05-04'), prod_id: 'L03', start_time: '08:00' }, 'L01');
    await shop.change({ ...day('2026-06-30'), prod_id: 'L04', progress_yn: 'W' }, 'L01');
    await shop.change({ ...day('2026-02-28'), prod_id: 'L05', progress_yn: 'E' }, 'L01');
    await shop.change({ ...day('2026-03-10'), prod_id: 'L06', progress_yn: 'E' }, 'L01');
    await shop.emit(seatChangedV1, {
      aggregateId: 'L03',
      version: 1,
      data: { prod_id: 'L03', remaining: 0, capacity: 20 },
    });
    await shop.settle();
  });

  it('lists them from today on by day and time, whole days first, of one trip alone', async () => {
    expect(await listed()).toMatchObject({
      ids: ['L06', 'L02', 'L03', 'L01', 'L04'],
      next: '',
      departures: [{}, {}, { start_time: '08:00', remaining: 0, seats_taken: 20, capacity: 20 }, {}, {}],
    });
    expect((await shop.inject('adminTrip', { prod_id: 'L04' }, admin)).body).toEqual({
      trip_id: (await stored('L01')).trip_id,
      published: true,
      months: ['2026-02', '2026-03', '2026-05', '2026-06'],
      times: ['', '08:00', '10:00'],
      sizes: [0],
    });
  });

  it.each([
    [{ month: '2026-02' }, ['L05']],
    [{ month: '2026-06' }, ['L04']],
    [{ state: 'closed' }, ['L06']],
    [{ state: 'closed', month: '2026-02' }, ['L05']],
    [{ state: 'sold-out' }, ['L03']],
    [{ state: 'sale' }, ['L02', 'L01']],
    [{ state: 'preparing', month: '2026-05' }, []],
    [{ state: 'withdrawn' }, []],
  ])('narrows them to %j', async (over, ids) => {
    expect((await listed(over)).ids).toEqual(ids);
  });

  it('answers 50 a page and goes on where the page before ended', async () => {
    const days = Array.from(
      { length: 60 },
      (_, at) => `2026-${at < 30 ? '08' : '09'}-${String((at % 30) + 1).padStart(2, '0')}`,
    );
    await shop.change({ ...day('2026-12-01'), prod_id: 'M00' });
    for (const [at, start_day] of days.entries())
      await shop.change({ ...day(start_day), prod_id: `M${String(at + 1).padStart(2, '0')}` }, 'M00');
    const first = await listed({ prod_id: 'M00' });
    const second = await listed({ prod_id: 'M00', after: first.next });
    expect([first.ids.length, second.ids.length, second.next]).toEqual([50, 11, '']);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(61);
    // A page of another trip or month is none of this one.
    expect((await listed({ prod_id: 'M00', month: '2026-12', after: first.next })).ids).toEqual(['M00']);
  });

  it('rejects what was never published, a month that is none, and a cursor that is none', async () => {
    const rejected = async (over: object) => {
      const { status, body } = await shop.inject('adminTripDepartures', { prod_id: 'L01', ...over }, admin);
      return [status, body.error, body.field];
    };
    expect(await rejected({ prod_id: 'P999999' })).toEqual([404, 'content_not_found', 'prod_id']);
    expect(await rejected({ month: '2026-13' })).toEqual([400, 'invalid_value', 'month']);
    expect(await rejected({ after: '{$gt}' })).toEqual([400, 'invalid_value', 'after']);
  });
});
