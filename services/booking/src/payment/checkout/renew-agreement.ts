import { TxnType } from '@narae/contracts';
import { agree } from '../../cart/index.ts';
import { findProduct } from '../../catalog/index.ts';
import { leftForBooking } from '../../inventory/index.ts';
import {
  type Booking,
  changeBooking,
  confirmationEvent,
  findOwn,
  runningAgreement,
  type Shopper,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';

/**
 * Renews an expired agreement, or one for another currency (MONEY-6); the payment compares the price shown.
 * @param existing the order as read a moment ago @returns whether it must be read again
 * @throws DomainError the rules of `addToCart`
 */
export const renewAgreement = async (
  context: PaymentContext,
  existing: Booking,
  shopper: Shopper,
): Promise<boolean> => {
  if (!isToRenew(existing, shopper, context.now())) return false;
  const find = () => findOwn(context.bookings, shopper.mem_id, { cart_id: existing.cart_id });
  await changeBooking(
    context,
    find,
    async (booking, at) => {
      const { order_id } = booking;
      if (order_id === null || !isToRenew(booking, shopper, at.now)) return null;
      const product = await findProduct(context, booking.prod_id);
      const left = await leftForBooking(context, product.prod_id, booking);
      const terms = await agree(context, product, booking, shopper, at, left);
      return { set: terms, events: [confirmationEvent(booking, order_id, terms.price, at.version)] };
    },
    existing,
  );
  return true;
};

const isToRenew = (booking: Booking, { currency }: Shopper, now: Date): boolean =>
  booking.open && booking.txn_type === TxnType.Confirmed && !runningAgreement(booking, currency, now);
