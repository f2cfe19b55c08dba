import { TxnType, type MyInfoOrder } from '@narae/contracts';
import { findProducts } from '../../catalog/index.ts';
import { attemptInCheck, everPaidStates, type Shopper } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { myInfoOrder } from './my-info-order.view.ts';
import { findByState } from './order.queries.ts';

const shownStates: readonly TxnType[] = [...everPaidStates, TxnType.Confirmed, TxnType.Paying];

/**
 * Paid, cancelling and cancelled orders, whether or not they still lie in the cart, and those whose payment is being
 * checked (ORDER-7, PAY-13).
 */
export const listMyInfo = async (
  context: OrdersContext,
  { mem_id, lanTp }: Pick<Shopper, 'mem_id' | 'lanTp'>,
): Promise<MyInfoOrder[]> => {
  const found = await findByState(context.bookings, mem_id, shownStates);
  const bookings = found.filter(
    (booking) => everPaidStates.includes(booking.txn_type) || attemptInCheck(booking),
  );
  if (bookings.length === 0) return [];
  const products = await findProducts(
    context,
    bookings.map(({ prod_id }) => prod_id),
  );
  return bookings.flatMap((booking) => {
    const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
    const { order_id, price } = booking;
    return product && order_id !== null && price !== null
      ? [myInfoOrder({ ...booking, order_id, price }, product, lanTp)]
      : [];
  });
};
