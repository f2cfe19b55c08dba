import { TxnType } from '@narae/contracts';
import { findProduct } from '../catalogue/find-products.ts';
import type { BookingContext } from '../context.ts';
import { runningAgreement } from '../domain/agreement.rules.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { confirmationEvent } from '../shared/cart.events.ts';
import { changeBooking } from '../shared/change-booking.ts';
import type { Shopper } from '../shared/shopper.ts';
import { agree } from '../travellers/agree.ts';

/**
 * Agrees anew on a confirmed order whose agreement is over, or that is to be paid in another currency (MONEY-6). The order
 * screen shows that price before the shopper pays, and the payment compares it.
 * @throws DomainError the rules of `addToCart`
 */
export const renewAgreement = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<void> => {
  const find = () => findOwn(context.bookings, shopper.mem_id, { cart_id });
  await changeBooking(context, find, async (booking, at) => {
    const { order_id, txn_type, open } = booking;
    if (!open || txn_type !== TxnType.Confirmed || order_id === null) return null;
    if (runningAgreement(booking, shopper.currency, at.now)) return null;
    const terms = await agree(context, await findProduct(context, booking.prod_id), booking, shopper, at);
    return { set: terms, events: [confirmationEvent(booking, order_id, terms.price, at.version)] };
  });
};
