import type { BookableProduct } from '@narae/contracts';
import { addDays, reviewableDays, seoulDay } from '@narae/rules';
import type { OrdersContext } from '../context.ts';
import { findProductsEndingFrom } from '../../catalog/index.ts';
import { tripFacts, tripFactsWithProduct } from '../../kernel/index.ts';
import { findEverPaid } from './standings.queries.ts';

type Context = Pick<OrdersContext, 'bookings' | 'products' | 'now'>;
type Order = Awaited<ReturnType<typeof findEverPaid>>[number];

/** Orders ever paid whose trip ends on this day or later. @param from YYYY-MM-DD in Asia/Seoul */
const standingsFrom = async <Data>(
  context: Context,
  from: string,
  facts: (order: Order, product: Pick<BookableProduct, 'end_day'>) => Data,
) => {
  const products = await findProductsEndingFrom(context, from);
  const byId = new Map(products.map((product) => [product.prod_id, product]));
  const orders = await findEverPaid(context.bookings, [...byId.keys()]);
  return orders.flatMap((order) => {
    const product = byId.get(order.prod_id);
    return product
      ? [{ aggregateId: order.cart_id, version: order.version, data: facts(order, product) }]
      : [];
  });
};

/** For copies of who has a trip ahead (ACCOUNT-11). */
export const tripStandings = (context: Context) => standingsFrom(context, seoulDay(context.now()), tripFacts);

/** For copies of who has travelled, as long as trips can be reviewed (COMMUNITY-25). */
export const reviewableTripStandings = (context: Context) =>
  standingsFrom(context, addDays(seoulDay(context.now()), -reviewableDays), tripFactsWithProduct);
