import { productChangedV1 } from '@narae/events';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';

const english = { currency: 'USD', lan_tp: 'ENG' } as const;

let shop: Admin;
let announced: Map<string, number | undefined>;
beforeAll(async () => {
  shop = await startAdmin();
  announced = new Map();
  shop.bus.watch([productChangedV1.subject], ({ data }) => {
    const { prod_id, move_fee } = data as { prod_id: string; move_fee?: number };
    announced.set(prod_id, move_fee);
  });
});
afterAll(() => shop.close());

const publish = async (over: object): Promise<void> => {
  await shop.save('product', 'P000001', { ...over });
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  await shop.settle();
};
const shown = async (prod_id = 'P000001') =>
  (await shop.inject('productDetail', { ...english, prod_id })).body[0];

describe('the fee for moving an order to another date (ORDER-20)', () => {
  it('is nothing where nobody said otherwise', async () => {
    const { published } = await shop.read('product', 'P000001');
    expect(published).toMatchObject({ move_fee: 0 });
    expect(await shown()).not.toHaveProperty('move_fee');
  });

  it('is carried to booking and shown to shoppers, also when it is taken off', async () => {
    await publish({ move_fee: 6_500, refund_schedule: 'trip-day' });
    expect(announced.get('P000001')).toBe(6_500);
    expect(await shown()).toMatchObject({ move_fee: 6_500 });
    await publish({ move_fee: 0 });
    expect(announced.get('P000001')).toBe(0);
    expect(await shown()).not.toHaveProperty('move_fee');
  });

  it('is not shown where an order never may be moved', async () => {
    await publish({ move_fee: 6_500, refund_schedule: 'performance' });
    expect(announced.get('P000001')).toBe(6_500);
    expect(await shown()).not.toHaveProperty('move_fee');
  });

  it('comes along with another date of the trip', async () => {
    await publish({ move_fee: 7_000, refund_schedule: 'trip-stay' });
    const date = {
      prod_id: 'P000001',
      start_day: '2026-06-01',
      start_time: '',
      end_time: '',
      progress_yn: 'Y',
    };
    const sizes = [{ prod_id: 'P000001', origin_price: 1, capacity: 1 }];
    const { body } = await shop.inject('adminDepartureAdd', { ...date, sizes }, admin);
    await shop.settle();
    expect(announced.get(body.prod_id)).toBe(7_000);
    expect(await shown(body.prod_id)).toMatchObject({ move_fee: 7_000 });
  });

  it.each([
    ['less than nothing', -1],
    ['more than a price may be', 100_000_001],
    ['half a won', 0.5],
    ['a text', '1000'],
  ])('is not %s', async (_what, move_fee) => {
    expect(await shop.save('product', 'P000001', { move_fee })).toMatchObject({
      status: 400,
      body: { field: 'content.move_fee' },
    });
  });
});
