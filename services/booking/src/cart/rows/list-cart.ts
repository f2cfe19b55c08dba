import type { CartItem } from '@narae/contracts';
import type { CartContext } from '../context.ts';
import type { Shopper } from '../../kernel/index.ts';
import { cartItem } from './cart-item.view.ts';
import { findCart } from './cart.queries.ts';
import { loadCartRows } from './load-cart-rows.ts';

/** A member's cart, newest first. @throws DomainError exchange_rate_missing while no rate is known */
export const listCart = async (context: CartContext, shopper: Shopper): Promise<CartItem[]> => {
  const found = await findCart(context.bookings, context.ledgers.collection.name, shopper.mem_id);
  const bookings = found.map(({ booking }) => booking);
  const seats = new Map(found.map(({ booking, seats: [left] }) => [booking.prod_id, left?.remaining ?? 0]));
  return (await loadCartRows(context, bookings, shopper, seats)).map(cartItem);
};
