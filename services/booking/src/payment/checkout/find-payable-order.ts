import { TxnType, type BookableProduct } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findProduct } from '../../catalog/index.ts';
import {
  type AgreedBooking,
  type Booking,
  findOwn,
  isAgreed,
  isGone,
  paidStates,
  type PlainBooking,
  productViolation,
  statesAllowing,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';

/** What an order that may be held or paid is about. */
export interface Payable {
  readonly booking: AgreedBooking<Booking>;
  readonly product: BookableProduct;
}

/** A booking that may be held and paid, or why it may not. */
export const payableOrWhyNot = <As extends PlainBooking>(
  booking: As | null,
): AgreedBooking<As> | DomainError => {
  if (!booking || isGone(booking)) return new DomainError('cart_not_found', { field: 'cart_id' });
  if (paidStates.includes(booking.txn_type)) return new DomainError('already_paid');
  if (booking.txn_type === TxnType.Expired) return new DomainError('product_closed');
  return statesAllowing('hold').includes(booking.txn_type) && isAgreed(booking)
    ? booking
    : new DomainError('order_not_ready');
};

/**
 * An order of the member that may be held and paid: confirmed or being paid, its product still open (PAY-2).
 * @throws DomainError cart_not_found | already_paid | order_not_ready | product_closed (its trip or its sale
 *   is over) | product_not_in_progress (it went back into preparation)
 */
export const findPayableOrder = async (
  context: PaymentContext,
  mem_id: string,
  cart_id: string,
): Promise<Payable> => {
  const booking = payableOrWhyNot(await findOwn(context.bookings, mem_id, { cart_id }));
  if (booking instanceof DomainError) throw booking;
  const product = await findProduct(context, booking.prod_id);
  const violation = productViolation(product, seoulDay(context.now()));
  if (violation?.error === 'product_deadline') throw new DomainError('product_closed');
  if (violation) throw new DomainError('product_not_in_progress');
  return { booking, product };
};
