import { TxnType, type CartItem, type OrderDetail } from '@narae/contracts';
import {
  cartItem,
  type CartRow,
  loadCartRows,
  loadOwnRow,
  readDraft,
  travellersOf,
} from '../../cart/index.ts';
import { findProducts } from '../../catalog/index.ts';
import { type Booking, isExpired, type Shopper } from '../../kernel/index.ts';
import { offeredPayTypes } from '../../payment/index.ts';
import type { OrdersContext } from '../context.ts';
import { orderDetail } from './order-detail.view.ts';
import { findByState } from './order.queries.ts';

/** Orders that wait for payment: T, and those whose shopper is at the provider and may come back without paying. */
const waitingStates: readonly TxnType[] = [TxnType.Confirmed, TxnType.Paying];

/** How many orders wait for payment; the menu shows their list above 0 (ORDER-6). */
export const countWaiting = async (context: OrdersContext, mem_id: string): Promise<number> => {
  const bookings = await findWaiting(context, mem_id);
  const products = await findProducts(
    context,
    bookings.map(({ prod_id }) => prod_id),
  );
  return bookings.filter((booking) => {
    const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
    return product && !isExpired(booking, product, context.now());
  }).length;
};

const findWaiting = ({ bookings }: OrdersContext, mem_id: string): Promise<Booking[]> =>
  findByState(bookings, mem_id, waitingStates, { open: true });

/** The member's orders that wait for payment, ready to be shown. */
export const loadWaitingRows = async (context: OrdersContext, shopper: Shopper): Promise<CartRow[]> => {
  const rows = await loadCartRows(context, await findWaiting(context, shopper.mem_id), shopper);
  return rows.filter(({ state }) => waitingStates.includes(state));
};

/** The payment list (ORDER-6). */
export const listWaiting = async (context: OrdersContext, shopper: Shopper): Promise<CartItem[]> =>
  (await loadWaitingRows(context, shopper)).map(cartItem);

/** One booking with travellers, contact, documents, hold and last payment; none when it is not the shopper's. */
export const showOrder = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<OrderDetail[]> =>
  (await loadOwnRow(context, { cart_id }, shopper)).map((row) =>
    orderDetail(
      row,
      travellersOf(row.booking, context.config.documentKey),
      offeredPayTypes(context.config, row.price.currency),
      readDraft(row.booking, context.config.documentKey),
    ),
  );
