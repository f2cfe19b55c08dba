import type { CartItem } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import type { Shopper } from '../shared/shopper.ts';
import { cartItem } from './cart-item.view.ts';
import { findCart } from './cart.queries.ts';
import { loadCartRows } from './load-cart-rows.ts';

/** A member's cart, newest first. @throws DomainError exchange_rate_missing while no rate is known */
export const listCart = async (context: BookingContext, shopper: Shopper): Promise<CartItem[]> =>
  (await loadCartRows(context, await findCart(context.bookings, shopper.mem_id), shopper)).map(cartItem);
