import {
  TxnType,
  type CartItem,
  type CartOptionLine,
  type MyInfoOrder,
  type OrderDetail,
} from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import type { Booking } from '../shared/booking.model.ts';
import { findByState } from '../shared/booking.queries.ts';
import { findProducts } from '../catalogue/catalogue.queries.ts';
import { cartItem, optionLinesOf } from '../cart/cart-item.view.ts';
import { myInfoOrder, myInfoStates } from './my-info-order.view.ts';
import { orderDetail } from './order-detail.view.ts';
import { ownRow } from '../cart/list-cart.ts';
import { showBookings } from '../cart/load-cart-rows.ts';
import type { Shopper } from '../shared/shopper.ts';

/** Orders that wait for payment: T, and those whose shopper is at the provider and may come back without paying. */
const waitingStates: readonly TxnType[] = [TxnType.Confirmed, TxnType.Paying];

const findWaiting = (context: BookingContext, mem_id: string): Promise<Booking[]> =>
  findByState(context.bookings, mem_id, waitingStates, { open: true });

/** How many orders wait for payment (spec §2: the menu shows the order-confirm list above 0). */
export const countWaiting = (context: BookingContext, mem_id: string): Promise<number> =>
  context.bookings.countDocuments({ mem_id, open: true, txn_type: { $in: waitingStates } });

/** The payment list (spec §2). */
export const listWaiting = async (context: BookingContext, shopper: Shopper): Promise<CartItem[]> =>
  (await showBookings(context, await findWaiting(context, shopper.mem_id), shopper)).map(cartItem);

/** The options of all orders on the payment list. */
export const listWaitingOptions = async (
  context: BookingContext,
  shopper: Shopper,
): Promise<CartOptionLine[]> =>
  (await showBookings(context, await findWaiting(context, shopper.mem_id), shopper)).flatMap(optionLinesOf);

/** One booking with travellers, contact, documents, hold and last payment; none when it is not the shopper's. */
export const showOrder = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<OrderDetail[]> => (await ownRow(context, { cart_id }, shopper)).map(orderDetail);

/** The same once it is registered as an order and in N or T: old clients ask whether to REGISTER or to MODIFY. */
export const showRegistered = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<OrderDetail[]> =>
  (await showOrder(context, cart_id, shopper)).filter(
    ({ order_id, txn_type }) =>
      order_id !== '' && (txn_type === TxnType.NeedsTravellers || txn_type === TxnType.Confirmed),
  );

/** Paid, cancelling and cancelled orders, whether or not they still lie in the cart (spec §2 My info). */
export const listMyInfo = async (
  context: BookingContext,
  { mem_id, lanTp }: Pick<Shopper, 'mem_id' | 'lanTp'>,
): Promise<MyInfoOrder[]> => {
  const bookings = await findByState(context.bookings, mem_id, myInfoStates);
  if (bookings.length === 0) return [];
  const products = await findProducts(context.products, [...new Set(bookings.map(({ prod_id }) => prod_id))]);
  return bookings.flatMap((booking) => {
    const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
    const { order_id, price } = booking;
    return product && order_id !== null && price !== null
      ? [myInfoOrder({ ...booking, order_id, price }, product, lanTp)]
      : [];
  });
};
