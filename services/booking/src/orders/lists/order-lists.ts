import { TxnType, type MyInfoOrder, type CartItem, type OrderDetail } from '@narae/contracts';
import { findProducts } from '../../catalog/index.ts';
import {
  attemptInCheck,
  everPaidStates,
  type Shopper,
  type Booking,
  isExpired,
  changeOwnBooking,
  type PlainBooking,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { myInfoOrder, orderDetail } from './order.view.ts';
import { findByState } from './order.queries.ts';
import {
  cartItem,
  type CartRow,
  loadCartRows,
  loadOwnRow,
  readDraft,
  travellersOf,
} from '../../cart/index.ts';
import { offeredPayTypes } from '../../payment/index.ts';

const shownStates: readonly TxnType[] = [...everPaidStates, TxnType.Confirmed, TxnType.Paying];

/** Orders paid, being cancelled, cancelled or in payment check, in the cart or not (ORDER-7, PAY-13). */
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

/** T, and orders whose shopper is at the provider and may come back without paying. */
const waitingStates: readonly TxnType[] = [TxnType.Confirmed, TxnType.Paying];

/** The menu shows the payment list above 0. Nothing can be paid while a payment is being checked (PAY-13). */
export const countWaiting = async (context: OrdersContext, mem_id: string): Promise<number> => {
  const bookings = await findWaiting(context, mem_id);
  const products = await findProducts(
    context,
    bookings.map(({ prod_id }) => prod_id),
  );
  return bookings.filter((booking) => {
    const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
    return product && !isExpired(booking, product, context.now()) && !attemptInCheck(booking);
  }).length;
};

const findWaiting = ({ bookings }: OrdersContext, mem_id: string): Promise<Booking[]> =>
  findByState(bookings, mem_id, waitingStates, { open: true });

export const loadWaitingRows = async (context: OrdersContext, shopper: Shopper): Promise<CartRow[]> => {
  const rows = await loadCartRows(context, await findWaiting(context, shopper.mem_id), shopper);
  return rows.filter(({ state }) => waitingStates.includes(state));
};

/** The payment list (ORDER-6). */
export const listWaiting = async (context: OrdersContext, shopper: Shopper): Promise<CartItem[]> =>
  (await loadWaitingRows(context, shopper)).map(cartItem);

/** None when it is not the shopper's. */
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

export type Contact = Partial<Pick<PlainBooking, 'buyername' | 'tel' | 'tel_kind' | 'email' | 'area'>>;

/** Ignores the record's other fields (CALL-4). */
export const contactOf = ({ buyername, tel, tel_kind, email, area }: Unsure<Contact>): Contact =>
  Object.fromEntries(
    Object.entries({ buyername, tel, tel_kind, email, area }).filter(([, value]) => value !== undefined),
  );

type Unsure<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** Until the order is paid (ORDER-3). @throws DomainError order_not_found, txn_type_invalid */
export const editContact = async (
  context: OrdersContext,
  order_id: string,
  contact: Contact,
  mem_id: string,
): Promise<void> => {
  await changeOwnBooking(context, mem_id, { order_id }, 'edit-contact', () => ({ set: contact }));
};
