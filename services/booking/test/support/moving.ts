import type { BookableProduct } from '@narae/contracts';
import type { Checkout } from './checkout.ts';
import { paidOrder, type ChangedOrder } from './changed-order.ts';
import { tour } from './products.ts';

const trip_id = 'TR00000001';

/** Departures of one trip that can be left as late as three days before. */
const date = (prod_id: string, over: Partial<BookableProduct> = {}): BookableProduct => ({
  ...tour,
  prod_id,
  trip_id,
  refund_schedule: 'trip-day',
  ...over,
});

/** One on its own day and at its own price, whole dollars. */
export const dateOn = (
  prod_id: string,
  start_day: string,
  dollars = 100,
  over: Partial<BookableProduct> = {},
): BookableProduct => date(prod_id, { start_day, end_day: start_day, origin_price: dollars * 1300, ...over });

export const quoteOf = async ({ me, order_id }: ChangedOrder, prod_id?: string) =>
  (await me.call('orderMoveQuote', { order_id, ...(prod_id !== undefined && { prod_id }) })).body[0];

export const move = ({ me, order_id }: ChangedOrder, prod_id: string, difference = 0) =>
  me.call('orderMove', { order_id, prod_id, difference });

/** A paid order of one adult on a date of the trip. */
export const booked = (
  shop: Checkout,
  prod_id: string,
  more: Omit<NonNullable<Parameters<typeof paidOrder>[1]>, 'prod_id'> = {},
): Promise<ChangedOrder> => paidOrder(shop, { prod_id, ...more });

/** Seats an order has at a departure. */
export const seatsAt = async (shop: Checkout, cart_id: string, prod_id: string): Promise<number> => {
  const { capacity, remaining, claims } = await shop.ledger(prod_id);
  expect(remaining + claims.reduce((sum, { count }) => sum + count, 0)).toBe(capacity);
  return claims.filter(({ key }) => key === cart_id).reduce((sum, { count }) => sum + count, 0);
};
