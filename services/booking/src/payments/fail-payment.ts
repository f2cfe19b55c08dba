import { TxnType } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { findByRefno } from './payment.queries.ts';
import { attemptOf, isLatest, moveAttempt } from '../domain/attempt-state.rules.ts';
import { amendBooking } from '../shared/amend-booking.ts';
import { noHold } from '../checkout/hold-seats.ts';
import { paymentEvent } from '../shared/order.events.ts';
import { releaseClaim } from '../seats/seat-claims.ts';

/**
 * The provider declined, or the shopper turned back there. The order waits for another try and its seats go
 * back, unless a later attempt is on its way. The seats go first: should the process die in between, the
 * provider repeats its report and finds the rest still to be done.
 */
export const failPayment = async (
  context: BookingContext,
  refno: string,
  how: 'declined' | 'closed',
  rescode: string,
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const booking = await find();
  if (!booking || attemptOf(booking, refno)?.status !== 'started') return;
  if (booking.txn_type === TxnType.Paying && isLatest(booking, refno)) await releaseClaim(context, booking);
  await amendBooking(context, find, (current) => {
    const attempt = attemptOf(current, refno);
    const payments = moveAttempt(current, refno, how, {
      rescode,
      settled_at: context.now(),
      check_at: null,
    });
    if (!attempt || !payments) return null;
    const ends = current.txn_type === TxnType.Paying && isLatest(current, refno);
    return {
      set: { payments, ...(ends ? { ...noHold, txn_type: TxnType.Confirmed } : {}) },
      events: [paymentEvent('payment-failed', current, attempt)],
    };
  });
};
