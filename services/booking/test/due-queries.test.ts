import { noon } from '@narae/test-kit';
import { findDuesDue } from '../src/orders/balances/due.queries.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { paidOrder } from './support/paid-order.ts';

let shop: Checkout;
beforeAll(async () => {
  shop = await startCheckout();
});
afterAll(() => shop.close());

const minutesAgo = (minutes: number): Date => new Date(noon.getTime() - minutes * 60_000);
const withDues = async (dues: readonly object[]): Promise<string> => {
  const { cart_id } = await paidOrder(shop);
  await shop.context.bookings.updateOne({ cart_id }, { $set: { dues } });
  return cart_id;
};

it('names what has waited longest first, whatever else was due on an order before', async () => {
  const settledLongAgo = { due_id: 'A', kind: 'extras', state: 'paid', check_at: null };
  const late = await withDues([settledLongAgo, { due_id: 'B', kind: 'extras', check_at: minutesAgo(1) }]);
  const balanceFirst = { due_id: 'C', kind: 'balance', check_at: minutesAgo(90) };
  const later = await withDues([balanceFirst, { due_id: 'D', kind: 'name-fee', check_at: minutesAgo(2) }]);
  const first = await withDues([{ due_id: 'E', kind: 'name-fee', check_at: minutesAgo(60) }]);
  await withDues([{ due_id: 'F', kind: 'name-fee', check_at: minutesAgo(-5) }]);
  const found = (kind: 'balance' | 'change', limit = 10) =>
    findDuesDue(shop.context.bookings, kind, noon, [], limit);
  expect(await found('change')).toEqual([first, later, late]);
  expect(await found('change', 1)).toEqual([first]);
  expect(await found('balance')).toEqual([later]);
});
