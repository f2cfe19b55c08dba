import { productChangedV1 } from '@narae/events';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

it('is carried to booking, 7 days where nobody said otherwise (ORDER-14)', async () => {
  const locks: unknown[] = [];
  const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) => {
    locks.push((data as { lock_days?: number }).lock_days);
  });
  const shown = (await shop.inject('adminRead', { kind: 'product', id: 'P000001' }, admin)).body;
  expect(JSON.stringify(shown)).toContain('"lock_days":7');
  await shop.save('product', 'P000001', { lock_days: 21 });
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  await shop.settle();
  unwatch();
  expect(locks.at(-1)).toBe(21);
});
