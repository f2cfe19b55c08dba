import { TxnType } from '@narae/contracts';
import { progressViolation } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { StoredProduct } from '../catalogue/bookable-product.model.ts';
import { findOwn } from '../shared/booking.queries.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { statesAllowing } from '../domain/booking-state.rules.ts';
import { productOf } from '../catalogue/find-product.ts';
import { isGone } from '../shared/change-booking.ts';
import { isAgreed, type AgreedBooking } from '../shared/order.events.ts';

const paidStates: readonly TxnType[] = [TxnType.Paid, TxnType.CancelRequested];

/** What an order that may be held or paid is about. */
export interface Payable {
  readonly booking: AgreedBooking;
  readonly product: StoredProduct;
}

/**
 * An order of the member that may be held and paid: confirmed or being paid, its product still open.
 * @throws DomainError cart_not_found | already_paid | order_not_ready | product_not_in_progress
 */
export const payableOrder = async (
  context: BookingContext,
  mem_id: string,
  cart_id: string,
): Promise<Payable> => {
  const booking: PlainBooking | null = await findOwn(context.bookings, mem_id, { cart_id });
  if (!booking || isGone(booking)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  if (paidStates.includes(booking.txn_type)) throw new DomainError('already_paid');
  if (!statesAllowing('hold').includes(booking.txn_type) || !isAgreed(booking)) {
    throw new DomainError('order_not_ready');
  }
  const product = await productOf(context, booking.prod_id);
  if (progressViolation[product.progress_yn] !== null) throw new DomainError('product_not_in_progress');
  return { booking, product };
};
