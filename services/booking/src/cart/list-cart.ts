import type { CartItem, CartOptionLine, HotelCartLine } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { findCart, findOwn, type BookingAddress } from '../shared/booking.queries.ts';
import { cartItem, hotelLinesOf, optionLinesOf, type CartRow } from './cart-item.view.ts';
import { isGone } from '../shared/change-booking.ts';
import { showBookings } from './load-cart-rows.ts';
import type { Shopper } from '../shared/shopper.ts';

/** A member's cart, newest first (spec §2 Cart). */
export const listCart = async (context: BookingContext, shopper: Shopper): Promise<CartItem[]> =>
  (await showBookings(context, await findCart(context.bookings, shopper.mem_id), shopper)).map(cartItem);

/** One of the member's bookings, ready to be shown; none when it is not theirs or gone from the cart unpaid. */
export const ownRow = async (
  context: BookingContext,
  address: BookingAddress,
  shopper: Shopper,
): Promise<CartRow[]> => {
  const booking = await findOwn(context.bookings, shopper.mem_id, address);
  return booking && !isGone(booking) ? showBookings(context, [booking], shopper) : [];
};

/** One row of the member's cart. */
export const showCartRow = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<CartItem[]> => (await ownRow(context, { cart_id }, shopper)).map(cartItem);

/** The chosen options of a row, or the one line that is addressed. */
export const listOptionLines = async (
  context: BookingContext,
  address: { cart_id: string } | { 'options.opt_id': string },
  shopper: Shopper,
): Promise<CartOptionLine[]> => {
  const lines = (await ownRow(context, address, shopper)).flatMap(optionLinesOf);
  return 'cart_id' in address ? lines : lines.filter((line) => line.opt_id === address['options.opt_id']);
};

/** The chosen rooms of a row. */
export const listHotelLines = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<HotelCartLine[]> => (await ownRow(context, { cart_id }, shopper)).flatMap(hotelLinesOf);
