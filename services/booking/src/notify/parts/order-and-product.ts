import type { BookableProduct } from '@narae/contracts';
import { findProducts } from '../../catalog/index.ts';
import { type Booking, findByOrder } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';

/** An order with what it is for; nothing where either is gone. */
export const orderAndProduct = async (
  context: NotifyContext,
  order_id: string,
): Promise<{ readonly booking: Booking; readonly product: BookableProduct } | undefined> => {
  const booking = await findByOrder(context.bookings, order_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  return booking && product ? { booking, product } : undefined;
};
