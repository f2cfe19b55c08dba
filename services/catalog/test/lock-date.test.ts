import { productChangedV1 } from '@narae/events';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

it('is carried to booking beside the end of sale, 7 days where nobody said otherwise (ORDER-14)', async () => {
  const carried: unknown[] = [];
  const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) => {
    const { lock_days, cutoff_hours } = data as { lock_days?: number; cutoff_hours?: number };
    carried.push({ lock_days, cutoff_hours });
  });
  const shown = (await shop.inject('adminRead', { kind: 'product', id: 'P000001' }, admin)).body;
  expect(JSON.stringify(shown)).toContain('"lock_days":7');
  expect(JSON.stringify(shown)).toContain('"cutoff_hours":null');
  const wrong = await shop.save('product', 'P000001', { cutoff_hours: 721 });
  expect(wrong.body).toMatchObject({ error: 'invalid_value', field: 'content.cutoff_hours' });
  await shop.save('product', 'P000001', { lock_days: 21, cutoff_hours: 48 });
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  await shop.settle();
  unwatch();
  expect(carried.at(-1)).toEqual({ lock_days: 21, cutoff_hours: 48 });
});
