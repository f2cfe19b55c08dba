import type { BookableProduct, DeskMovePrice, DeskMoveQuote, LanTp } from '@narae/contracts';
import { MOST_MOVED_ORDERS } from '@narae/contracts/order-admin-limits';
import { DomainError } from '@narae/service-kit';
import { findOtherDates, findProduct, findProductForDesk } from '../../catalog/index.ts';
import { findByOrder, isAgreed, refundPctMost } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { deskMoveStop, priceDeskMove } from './move.rules.ts';
import { findPaidOrders, peopleOf } from './paid-orders.queries.ts';
import { quoteDates } from './quote-dates.ts';

/** People of the orders that are paid at a departure, without those of one order. */
const peopleBehind = async (
  { bookings }: Pick<OrdersContext, 'bookings'>,
  prod_id: string,
  without: string,
): Promise<number> => {
  const paid = await findPaidOrders(bookings, prod_id, MOST_MOVED_ORDERS);
  return peopleOf(paid.filter(({ order_id }) => order_id !== without));
};

/**
 * Whether and where the desk can move an order, what one departure costs, and how many people stay behind (ORDER-21);
 * changes nothing. @throws DomainError order_not_found, txn_type_invalid (never agreed on), product_not_found
 */
export const quoteDeskMove = async (
  context: OrdersContext,
  {
    order_id,
    prod_id,
    price,
  }: { readonly order_id: string; readonly prod_id?: string; readonly price: DeskMovePrice },
  lanTp: LanTp,
): Promise<DeskMoveQuote[]> => {
  const booking = await findByOrder(context.bookings, order_id);
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid', { field: 'order_id' });
  const now = context.now();
  const from = await findProduct(context, booking.prod_id);
  const quoting = {
    booking,
    from,
    by: 'desk' as const,
    priceAt: (to: BookableProduct) => priceDeskMove(booking, to, price),
    refundPctMost: refundPctMost(booking),
    lanTp,
    now,
  };
  const quoted = await quoteDates(context, quoting, {
    others: await findOtherDates(context, from, 'departure'),
    target: prod_id === undefined ? null : await findProductForDesk(context, prod_id),
    stop: deskMoveStop(booking, from, { price, now }),
  });
  const paid_cnt = await peopleBehind(context, from.prod_id, booking.order_id);
  return [{ ...quoted, paid_cnt, min_cnt: from.min_cnt ?? 0 }];
};
