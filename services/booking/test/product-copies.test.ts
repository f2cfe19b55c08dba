import { productsById } from '../src/catalog/product.queries.ts';
import { bookableProductModel } from '../src/catalog/catalog.model.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { booked, dateOn, quoteOf } from './support/moving.ts';

let shop: Checkout;
beforeAll(async () => {
  shop = await startCheckout();
});
afterAll(() => shop.close());

const copyOf = async (prod_id: string) =>
  (await productsById(bookableProductModel(shop.service.store), [prod_id]))[0];

it('takes off what a newer version does not name any more', async () => {
  const plain = dateOn('PCOPY', '2026-12-20');
  const more = { start_time: '09:00', end_time: '11:00', min_cnt: 4, deposit_pct: 30, move_fee: 6_500 };
  await shop.service.sell({ ...plain, ...more, withdrawn: true });
  expect(await copyOf('PCOPY')).toMatchObject({ ...more, withdrawn: true });
  await shop.service.sell(plain);
  const copy = await copyOf('PCOPY');
  for (const name of [...Object.keys(more), 'withdrawn']) expect(copy).not.toHaveProperty(name);
  expect(copy).toMatchObject({ trip_id: plain.trip_id, refund_schedule: 'trip-day' });
});

it('an order keeps the fee for moving of the day it was confirmed (ORDER-20)', async () => {
  const trip = { trip_id: 'TR00000009', refund_schedule: 'trip-day' } as const;
  await shop.service.sell(dateOn('PFEE1', '2026-12-20', 100, { ...trip, move_fee: 6_500 }));
  await shop.service.sell(dateOn('PFEE2', '2026-12-21', 100, { ...trip, move_fee: 6_500 }));
  const before = await booked(shop, 'PFEE1');
  await shop.service.sell(dateOn('PFEE1', '2026-12-20', 100, { ...trip, move_fee: 0 }));
  const after = await booked(shop, 'PFEE1');
  expect([(await quoteOf(before))?.fee, (await quoteOf(after))?.fee]).toEqual([5, 0]);
});
