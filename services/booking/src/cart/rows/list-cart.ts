import type { CartItem } from '@narae/contracts';
import { findProducts, findRates, rateIn } from '../../catalog/index.ts';
import { seatsLeft } from '../../inventory/index.ts';
import {
  type Booking,
  type BookingAddress,
  findOwn,
  isGone,
  runningAgreement,
  type Shopper,
  shownPrice,
  shownState,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { type CartRow, cartItem } from './cart-item.view.ts';
import { findCart } from './cart.queries.ts';

/**
 * Loads what bookings are shown from, one query per kind. Agreed rows keep price and currency (MONEY-6).
 * @param seats left of the products, where they were read with the bookings
 * @throws DomainError exchange_rate_missing while no rate is known
 */
export const loadCartRows = async (
  context: CartContext,
  bookings: readonly Booking[],
  { currency, lanTp }: Omit<Shopper, 'mem_id'>,
  seats?: ReadonlyMap<string, number>,
): Promise<CartRow[]> => {
  if (bookings.length === 0) return [];
  const prod_ids = bookings.map((booking) => booking.prod_id);
  const [products, remaining, rates] = await Promise.all([
    findProducts(context, prod_ids),
    seats ?? seatsLeft(context, prod_ids),
    findRates(context),
  ]);
  const rate = rateIn(rates, currency);
  return bookings.flatMap((booking): CartRow[] => {
    const product = products.find((candidate) => candidate.prod_id === booking.prod_id);
    if (!product) return [];
    return [
      {
        booking,
        product,
        price: shownPrice(booking, product, currency, rate, context.now()),
        state: shownState(booking, product, context.now()),
        agreed: runningAgreement(booking, currency, context.now()) !== null,
        remaining: remaining.get(booking.prod_id) ?? 0,
        lanTp,
        cnhRate: rates.CNH ?? 0,
      },
    ];
  });
};

/** One of the member's bookings; none when it is not theirs or was removed unpaid. */
export const loadOwnRow = async (
  context: CartContext,
  address: BookingAddress,
  shopper: Shopper,
): Promise<CartRow[]> => {
  const booking = await findOwn(context.bookings, shopper.mem_id, address);
  return booking && !isGone(booking) ? loadCartRows(context, [booking], shopper) : [];
};

/** Newest first. @throws DomainError exchange_rate_missing while no rate is known */
export const listCart = async (context: CartContext, shopper: Shopper): Promise<CartItem[]> => {
  const found = await findCart(context.bookings, context.ledgers.collection.name, shopper.mem_id);
  const bookings = found.map(({ booking }) => booking);
  const seats = new Map(found.map(({ booking, seats: [left] }) => [booking.prod_id, left?.remaining ?? 0]));
  return (await loadCartRows(context, bookings, shopper, seats)).map(cartItem);
};
