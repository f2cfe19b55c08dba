import { TxnType, type RefundReason } from '@narae/contracts';
import { providerCurrency } from '@narae/rules';
import type { BookingContext } from '../context.ts';
import { isAgreed, seatsOf, type AgreedBooking } from '../domain/agreed-booking.rules.ts';
import { attemptOf, isLatest, moveAttempt } from '../domain/attempt-state.rules.ts';
import { statesAllowing } from '../domain/booking-state.rules.ts';
import type { PaymentAttempt, PlainBooking } from '../domain/booking.ts';
import { uncountPaid } from '../checkout/limit-holds.ts';
import { noHold } from '../domain/hold.rules.ts';
import { whyNotKept } from '../domain/refund-reason.rules.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { settleClaim } from '../seats/seat-claims.ts';
import type { Booking } from '../shared/booking.model.ts';
import { findByRefno } from '../shared/booking.queries.ts';
import { changeBooking, wasChanged } from '../shared/change-booking.ts';
import { paymentEvent } from '../shared/order.events.ts';
import { decimalAmount, sameAmount } from './provider/decimal.rules.ts';

/** How often settling starts again because the booking changed meanwhile. */
const attempts = 5;

/** Whether an attempt pays for the order as it is agreed on now, and the order still waits for a payment. */
const paysFor = (booking: PlainBooking, { reqcur, reqamt }: PaymentAttempt): booking is AgreedBooking => {
  if (!booking.open || !statesAllowing('settle').includes(booking.txn_type) || !isAgreed(booking))
    return false;
  const currency = providerCurrency[booking.price.currency];
  return reqcur === currency && sameAmount(reqamt, decimalAmount(booking.price.total, currency));
};

/**
 * Finishes a payment the provider has taken: the held seats become the order's own, new ones are taken where
 * the hold was lost, and where there are none, or the order is paid already, the money goes back. May be
 * called again at any point, by a repeated notification or after a crash; each step happens once (SEAT-4, REFUND-1).
 * @param known the booking as it was written a moment ago; saves reading it again
 */
export const settlePayment = async (
  context: BookingContext,
  refno: string,
  known: Booking | null = null,
): Promise<void> => {
  for (let turn = 0; turn < attempts; turn += 1) {
    const booking: Booking | null = turn === 0 && known ? known : await findByRefno(context.bookings, refno);
    const attempt = booking && attemptOf(booking, refno);
    if (!booking || attempt?.status !== 'authorised') return;
    if (!paysFor(booking, attempt)) return giveBack(context, booking, refno, whyNotKept(booking));
    const { cart_id, prod_id } = booking;
    if (!(await settleClaim(context, { cart_id, prod_id, seats: seatsOf(booking) }))) {
      return giveBack(context, booking, refno, 'seats-lost');
    }
    if (await markPaid(context, booking, refno)) return uncountPaid(context, booking);
  }
};

const markPaid = async (context: BookingContext, known: Booking, refno: string): Promise<boolean> => {
  const find = () => findByRefno(context.bookings, refno);
  const decide = (booking: Booking) => {
    const attempt = attemptOf(booking, refno);
    if (!attempt || !paysFor(booking, attempt)) return null;
    const payments = moveAttempt(booking, refno, 'paid', { settled_at: context.now(), check_at: null });
    if (!payments) return null;
    return {
      set: { ...noHold, payments, txn_type: TxnType.Paid, open: false },
      events: [paymentEvent('paid', booking, attempt)],
    };
  };
  return wasChanged(await changeBooking(context, find, decide, known));
};

/** Nothing can be given for the money: note that it must go back, then send it back. */
const giveBack = async (
  context: BookingContext,
  booking: Booking,
  refno: string,
  refund_reason: RefundReason,
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const { cart_id } = booking;
  await changeBooking(context, find, (current) => {
    const payments = moveAttempt(current, refno, 'refund-due', {
      settled_at: context.now(),
      check_at: context.now(),
      refund_refno: `${refno}R`,
      refund_reason,
    });
    if (!payments) return null;
    const ends = current.txn_type === TxnType.Paying && isLatest(current, refno);
    return { set: { payments, ...(ends ? { ...noHold, txn_type: TxnType.Confirmed } : {}) } };
  });
  context.log.warn({ refno, cart_id, refund_reason }, 'nothing can be given for a payment, it goes back');
  await refundPayment(context, refno);
};
