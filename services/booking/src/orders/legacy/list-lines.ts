import type { CartItem, CartOptionLine, HotelCartLine } from '@narae/contracts';
import { cartItem, hotelLinesOf, loadOwnRow, optionLinesOf } from '../../cart/index.ts';
import type { Shopper } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { loadWaitingRows } from '../lists/list-orders.ts';

/** One row of the member's cart. */
export const showCartRow = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<CartItem[]> => (await loadOwnRow(context, { cart_id }, shopper)).map(cartItem);

/** The chosen options of a row, or the one line that is addressed. */
export const listOptionLines = async (
  context: OrdersContext,
  address: { cart_id: string } | { 'options.opt_id': string },
  shopper: Shopper,
): Promise<CartOptionLine[]> => {
  const lines = (await loadOwnRow(context, address, shopper)).flatMap(optionLinesOf);
  return 'cart_id' in address ? lines : lines.filter((line) => line.opt_id === address['options.opt_id']);
};

/** The chosen rooms of a row. */
export const listHotelLines = async (
  context: OrdersContext,
  cart_id: string,
  shopper: Shopper,
): Promise<HotelCartLine[]> => (await loadOwnRow(context, { cart_id }, shopper)).flatMap(hotelLinesOf);

/** The options of all orders on the payment list. */
export const listWaitingOptions = async (
  context: OrdersContext,
  shopper: Shopper,
): Promise<CartOptionLine[]> => (await loadWaitingRows(context, shopper)).flatMap(optionLinesOf);
