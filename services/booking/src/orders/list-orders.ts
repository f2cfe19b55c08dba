import { TxnType, type CartItem, type OrderDetail } from '@narae/contracts';
import { cartItem, type CartRow } from '../cart/cart-item.view.ts';
import { loadCartRows, loadOwnRow } from '../cart/load-cart-rows.ts';
import type { BookingContext } from '../context.ts';
import type { Shopper } from '../shared/shopper.ts';
import { orderDetail } from './order-detail.view.ts';
import { countOpen, findByState } from './order.queries.ts';

/** Orders that wait for payment: T, and those whose shopper is at the provider and may come back without paying. */
const waitingStates: readonly TxnType[] = [TxnType.Confirmed, TxnType.Paying];

/** How many orders wait for payment; the menu shows their list above 0 (ORDER-6). */
export const countWaiting = (context: BookingContext, mem_id: string): Promise<number> =>
  countOpen(context.bookings, mem_id, waitingStates);

/** The member's orders that wait for payment, ready to be shown. */
export const loadWaitingRows = async (context: BookingContext, shopper: Shopper): Promise<CartRow[]> => {
  const bookings = await findByState(context.bookings, shopper.mem_id, waitingStates, { open: true });
  return loadCartRows(context, bookings, shopper);
};

/** The payment list (ORDER-6). */
export const listWaiting = async (context: BookingContext, shopper: Shopper): Promise<CartItem[]> =>
  (await loadWaitingRows(context, shopper)).map(cartItem);

/** One booking with travellers, contact, documents, hold and last payment; none when it is not the shopper's. */
export const showOrder = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<OrderDetail[]> => (await loadOwnRow(context, { cart_id }, shopper)).map(orderDetail);
