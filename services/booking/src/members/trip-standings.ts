import { seoulDay } from '@narae/rules';
import type { BookingContext } from '../context.ts';
import { findProductsEndingFrom } from '../catalogue/find-products.ts';
import { tripFacts } from '../shared/trip-event.ts';
import { findEverPaid } from './members.queries.ts';

/** Every order that was ever paid for a trip that is not over, for whoever keeps a copy of who has one (ACCOUNT-11). */
export const tripStandings = async (context: Pick<BookingContext, 'bookings' | 'products' | 'now'>) => {
  const products = await findProductsEndingFrom(context, seoulDay(context.now()));
  const byId = new Map(products.map((product) => [product.prod_id, product]));
  const orders = await findEverPaid(context.bookings, [...byId.keys()]);
  return orders.flatMap((order) => {
    const product = byId.get(order.prod_id);
    return product
      ? [{ aggregateId: order.cart_id, version: order.version, data: tripFacts(order, product) }]
      : [];
  });
};
