import type { ProductDetail } from '@narae/contracts';
import { productChangedV1 } from '@narae/events';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

const told: unknown[] = [];
const publish = async (changes: Parameters<Admin['save']>[2]): Promise<unknown> => {
  const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) => {
    told.push((data as { deposit_pct?: number }).deposit_pct);
  });
  await shop.save('product', 'P000001', changes);
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  await shop.settle();
  unwatch();
  return told.at(-1);
};

it('is carried to booking only where the product is sold with one (MONEY-12)', async () => {
  const shown = (await shop.inject('adminRead', { kind: 'product', id: 'P000001' }, admin)).body;
  expect(JSON.stringify(shown)).toContain('"deposit_pct":30');
  expect(await publish({ deposit_pct: 40 })).toBeUndefined();
  expect(await publish({ deposit_yn: 'Y' })).toBe(40);
});

it('is between 1 and 90 percent', async () => {
  expect((await shop.save('product', 'P000001', { deposit_pct: 91 })).status).toBe(400);
});

it('is on the page of a product that is sold with one', async () => {
  const shown = async (): Promise<ProductDetail | undefined> => {
    const asked = { prod_id: 'P000001', currency: 'USD', lan_tp: 'ENG' };
    return ((await shop.inject('productDetail', asked)).body as ProductDetail[])[0];
  };
  await publish({ deposit_yn: 'Y', deposit_pct: 25 });
  expect((await shown())?.deposit_pct).toBe(25);
  await publish({ deposit_yn: 'N' });
  expect(await shown()).not.toHaveProperty('deposit_pct');
});
