import { productChangedV1, seatChangedV1 } from '@narae/events';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized } from './fixtures.ts';

const english = { currency: 'USD', lan_tp: 'ENG' } as const;

interface Announced {
  readonly prod_id: string;
  readonly trip_id?: string;
  readonly withdrawn?: boolean;
  readonly progress_yn: string;
  readonly capacity: number;
}

let shop: Admin;
let announced: Announced[];
beforeAll(async () => {
  shop = await startAdmin();
  announced = [];
  shop.bus.watch([productChangedV1.subject], ({ data }) => void announced.push(data as unknown as Announced));
  const hotels = [
    { hotel_dtl_id: 'R1', hotel_type: 'D' as const, names: localized('Room'), origin_hotel_price: 90_000 },
  ];
  const pack = { prod_type: 'PACK', package_group: 'PACK2', start_day: '2026-05-01', end_day: '2026-05-03' };
  await shop.change({ ...pack, prod_id: 'PACK2', package_cnt: 2, hotels });
  await shop.change({ ...pack, prod_id: 'PACK4', package_cnt: 4, origin_price: 80_000 });
  await shop.settle();
});
afterAll(() => shop.close());

const copy = (over: object = {}, how: object = {}) =>
  shop.inject(
    'adminTripCopy',
    { prod_id: 'P000001', start_day: '2026-06-01', start_time: '09:00', end_time: '11:00', ...over },
    { ...admin, ...how },
  );
const stored = async (prod_id: string) => {
  const found = await shop.catalog.products.findOne({ prod_id }).lean();
  if (!found) throw new Error(`There is no ${prod_id}`);
  return found;
};
const detail = async (prod_id: string) => (await shop.inject('productDetail', { ...english, prod_id })).body;
const pictureAt = async (id: string, { file_type, file_name } = shop.shown) =>
  (await shop.app.inject({ url: `/download/product/${id}/${file_type}/${file_name}?w=320` })).statusCode;

describe('adminTripCopy (CATALOG-23)', () => {
  it('makes a trip of its own with everything but days, reviews and what was sold', async () => {
    const data = { prod_id: 'P000001', remaining: 5, capacity: 20 };
    await shop.emit(seatChangedV1, { aggregateId: 'P000001', version: 1, data });
    await shop.catalog.products.updateOne(
      { prod_id: 'P000001' },
      { $set: { review_cnt: 3, review_tenths: 45 } },
    );
    await shop.settle();
    announced.splice(0);
    const { status, body } = await copy();
    await shop.settle();
    expect([status, body.msg]).toEqual([200, 'success']);

    const from = await stored('P000001');
    const made = await stored(body.prod_id);
    expect(body.trip_id).not.toBe(from.trip_id);
    expect(made).toMatchObject({
      trip_id: body.trip_id,
      start_day: '2026-06-01',
      end_day: '2026-06-02',
      start_time: '09:00',
      end_time: '11:00',
      progress_yn: 'W',
      withdrawn: true,
      remaining: from.capacity,
      seats_version: 0,
      edited: { by: admin.as },
    });
    expect(made).not.toHaveProperty('seats_taken');
    expect(made).not.toHaveProperty('review_cnt');
    const same = [
      'titles',
      'contents_id',
      'options',
      'hotels',
      'documents',
      'discounts',
      'origin_price',
      'capacity',
      'refund_terms',
      'meeting_points',
      'pictures',
    ] as const;
    for (const field of same) expect([field, made[field]]).toEqual([field, from[field]]);
    expect(announced).toEqual([
      expect.objectContaining({
        prod_id: body.prod_id,
        trip_id: body.trip_id,
        progress_yn: 'W',
        withdrawn: true,
      }),
    ]);
    const { body: rows } = await shop.inject('adminAudit', { kind: 'product', id: body.prod_id }, admin);
    expect(rows).toMatchObject([{ action: 'trip-copied', by: admin.as }]);
  });

  it('is seen by nobody before it is published, then by everybody', async () => {
    const { prod_id, trip_id } = (await copy({ start_day: '2026-06-02' })).body;
    const listed = async () => (await shop.inject('tripList', english)).body.map((row) => row.prod_id);
    expect(await detail(prod_id)).toEqual([]);
    expect(await listed()).not.toContain(prod_id);
    expect(await shop.read('product', prod_id)).toMatchObject({
      state: 'withdrawn',
      published: null,
      rev: 0,
    });

    expect((await shop.save('product', prod_id, { progress_yn: 'Y' })).body.msg).toBe('success');
    expect((await shop.publish('product', prod_id)).body).toEqual({ msg: 'success' });
    expect(await detail(prod_id)).toMatchObject([{ trip_id, progress_yn: 'Y' }]);
    expect(await listed()).toContain(prod_id);
    await shop.settle();
    expect(announced.findLast((one) => one.prod_id === prod_id)).not.toHaveProperty('withdrawn');
  });

  it('is published without being changed, and has nothing to discard', async () => {
    const { prod_id } = (await copy({ start_day: '2026-06-03' })).body;
    expect((await shop.discard('product', prod_id)).body).toEqual({ msg: 'success' });
    expect(await shop.read('product', prod_id)).toMatchObject({ state: 'withdrawn' });
    expect((await shop.publish('product', prod_id)).body).toEqual({ msg: 'success' });
    expect(await detail(prod_id)).toMatchObject([{ progress_yn: 'W' }]);
  });

  it('shows the pictures of its original, also where that is taken back or shows others', async () => {
    const { prod_id } = (await copy({ start_day: '2026-06-04' })).body;
    expect(await pictureAt(prod_id)).toBe(200);
    expect((await shop.publish('product', prod_id)).status).toBe(200);
    const again = (await copy({ prod_id, start_day: '2026-06-05' })).body.prod_id;
    const { rev } = await shop.read('product', prod_id);
    expect((await shop.inject('adminUnpublish', { kind: 'product', id: prod_id, rev }, admin)).status).toBe(
      200,
    );
    await shop.catalog.products.deleteOne({ prod_id });
    expect([await pictureAt(again), await pictureAt('P000001')]).toEqual([200, 200]);
  });

  it('copies a package with all its sizes', async () => {
    const asked = { prod_id: 'PACK4', start_day: '2026-07-01', start_time: '', end_time: '' };
    const { body } = await copy(asked);
    const made = await shop.catalog.products.find({ trip_id: body.trip_id }).sort({ package_cnt: 1 }).lean();
    expect(made).toMatchObject([
      { prod_id: body.prod_id, package_group: body.prod_id, package_cnt: 2, listed: true, withdrawn: true },
      { package_group: body.prod_id, package_cnt: 4, origin_price: 80_000, listed: false, withdrawn: true },
    ]);
    expect(made[0]?.hotels).toHaveLength(1);
    expect(made.map(({ end_day }) => end_day)).toEqual(['2026-07-03', '2026-07-03']);
  });

  it('answers a repeat with the first answer, and goes on where it was interrupted', async () => {
    const asked = { prod_id: 'PACK2', start_day: '2026-07-02', start_time: '', end_time: '' };
    const key = { headers: { 'idempotency-key': 'copied-twice' } };
    const [first, second] = await Promise.all([copy(asked, key), copy(asked, key)]);
    expect(second?.body).toEqual(first?.body);
    const { trip_id } = first!.body;
    const sizes = async () =>
      (await shop.catalog.products.find({ trip_id }).sort({ package_cnt: 1 }).lean()).map(
        ({ package_cnt }) => package_cnt,
      );
    for (const lost of [[4], [2, 4]]) {
      await shop.catalog.products.deleteMany({ trip_id, package_cnt: { $in: lost } });
      await shop.store.collection('idempotency').deleteMany({});
      expect((await copy(asked, key)).body).toEqual(first!.body);
      expect(await sizes()).toEqual([2, 4]);
    }
  });

  it('may be made of one date twice: trips have their dates for themselves', async () => {
    const made = [await copy({ start_day: '2026-08-01' }), await copy({ start_day: '2026-08-01' })];
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect(made[0]?.body.trip_id).not.toBe(made[1]?.body.trip_id);
  });

  it.each([
    ['a day that has begun', { start_day: '2026-03-10' }, 400, 'departure_day_range', 'start_day'],
    ['a day years ahead', { start_day: '2029-03-11' }, 400, 'departure_day_range', 'start_day'],
    ['no day of the calendar', { start_day: '2026-02-30' }, 400, 'day_invalid', 'start_day'],
    ['24:30', { start_time: '24:30' }, 400, 'time_invalid', 'start_time'],
    ['an end without a start', { start_time: '' }, 400, 'time_order', 'end_time'],
    ['an unknown trip', { prod_id: 'P999999' }, 404, 'content_not_found', 'prod_id'],
  ])('rejects %s', async (_what, over, status, error, field) => {
    const trips = await shop.catalog.trips.countDocuments();
    expect(await copy(over)).toMatchObject({ status, body: { error, field } });
    expect(await shop.catalog.trips.countDocuments()).toBe(trips);
  });

  it('rejects what is taken back from shoppers', async () => {
    const { prod_id } = (await copy({ start_day: '2026-08-02' })).body;
    expect(await copy({ prod_id })).toMatchObject({ status: 404, body: { error: 'content_not_found' } });
  });
});
