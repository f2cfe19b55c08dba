import { TxnType, type RefundReason } from '@narae/contracts';
import { giveBackHold } from '../checkout/give-back-hold.ts';
import type { BookingContext } from '../context.ts';
import { endsPaying, moveAttempt } from '../domain/attempt-state.rules.ts';
import type { PaymentAttempt } from '../domain/booking.ts';
import { noHold } from '../domain/hold.rules.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { findByRefno } from '../shared/booking.queries.ts';
import { changeBooking } from '../shared/change-booking.ts';

/** What the provider said of the money that goes back. */
type Taken = Partial<Pick<PaymentAttempt, 'transid' | 'taken_amt'>>;

/**
 * Nothing can be given for the money: notes that it must go back, then sends it back (REFUND-1). May be called again after a
 * crash: an attempt that is going back already stays as it is.
 */
export const giveBackPayment = async (
  context: BookingContext,
  refno: string,
  refund_reason: RefundReason,
  taken: Taken = {},
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  await changeBooking(context, find, (current) => {
    const payments = moveAttempt(current, refno, 'refund-due', {
      ...taken,
      settled_at: context.now(),
      check_at: context.now(),
      refund_refno: `${refno}R`,
      refund_reason,
    });
    if (!payments) return null;
    const ended = endsPaying(current, refno) ? { ...noHold, txn_type: TxnType.Confirmed } : {};
    return { set: { payments, ...ended } };
  });
  context.log.warn({ refno, refund_reason }, 'nothing can be given for a payment, it goes back');
  await refundPayment(context, refno);
};

/**
 * The provider has not confirmed an approval as it was asked for: whether it took money, or how much, is not what the order
 * needs. It is asked to cancel, never to approve again (PAY-10). The order waits for another try and its seats go back,
 * unless another attempt is still open.
 */
export const giveBackUnconfirmed = async (
  context: BookingContext,
  refno: string,
  taken: Taken = {},
): Promise<void> => {
  const booking = await findByRefno(context.bookings, refno);
  if (booking && endsPaying(booking, refno)) await giveBackHold(context, booking);
  await giveBackPayment(context, refno, 'unconfirmed', taken);
};
