import type { BookingContext } from '../context.ts';
import { attemptOf, moveAttempt } from '../domain/attempt-state.rules.ts';
import { paidStates } from '../domain/booking-state.rules.ts';
import type { PaymentAttempt, PlainBooking } from '../domain/booking.ts';
import { tryClaimAttempt } from '../payments/claim-attempt.ts';
import { NothingTaken } from '../payments/provider/provider.ts';
import { providerFor } from '../payments/provider/provider-for.ts';
import { scheduleCheck } from '../payments/schedule-check.ts';
import { claimOf, releaseClaim } from '../seats/seat-claims.ts';
import { findByRefno } from '../shared/booking.queries.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { paymentEvent } from '../shared/order.events.ts';

/** Longest wait between two tries, in milliseconds. */
const longestWait = 3_600_000;

/** How long an approval nobody was answered may still be on its way, in milliseconds. */
const approvalMayTakeMs = 120_000;

/**
 * Sends back the money of an attempt in `refund-due`, in full (REFUND-1). The refund's own reference was stored with that
 * state, so that a repetition after a crash is the same refund for the provider. Where the provider is away
 * or rejects it, the recovery job tries again, at growing intervals.
 */
export const refundPayment = async (context: BookingContext, refno: string): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const booking = await find();
  const attempt = booking && attemptOf(booking, refno);
  if (!booking || attempt?.status !== 'refund-due' || !attempt.refund_refno) return;
  // Before the money goes: a kill between the decision and here must not keep the seats for good.
  await returnSettledSeats(context, booking, refno);
  if (!(await tryClaimAttempt(context, attempt))) return;
  const amount = attempt.taken_amt ?? attempt.reqamt;
  try {
    const provider = providerFor(context.config, attempt.pay_type);
    if (!provider) throw new Error(`no provider is set up for ${attempt.pay_type}`);
    await provider.refund(attempt, {
      refundRefno: attempt.refund_refno,
      amount,
      reason: 'payment-error',
    });
  } catch (error) {
    if (error instanceof NothingTaken && !mayStillBeTaken(context, attempt))
      return markRefunded(context, refno, amount);
    context.log.error({ err: error, refno }, 'a refund did not go through and will be tried again');
    return postpone(context, attempt);
  }
  await markRefunded(context, refno, amount);
};

/** @param amount what went back, in the form of `reqamt` */
const markRefunded = async (context: BookingContext, refno: string, amount: string): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  await changeBooking(context, find, (current) => {
    const attempt = attemptOf(current, refno);
    const payments = moveAttempt(current, refno, 'refunded', { check_at: null });
    if (!attempt || !payments) return null;
    return { set: { payments }, events: [paymentEvent('refunded', current, { ...attempt, reqamt: amount })] };
  });
};

/** Whether an approval that was not answered may still reach the provider: then a cancellation has come too early. */
const mayStillBeTaken = ({ now }: BookingContext, { settled_at }: PaymentAttempt): boolean =>
  settled_at !== undefined && now().getTime() - settled_at.getTime() < approvalMayTakeMs;

/** Waits at least as long as the refund has been due, so that the time between two tries doubles. */
const postpone = async (context: BookingContext, attempt: PaymentAttempt): Promise<void> => {
  const now = context.now().getTime();
  const age = now - (attempt.settled_at?.getTime() ?? now);
  const wait = Math.min(longestWait, Math.max(context.config.payments.checkSeconds * 1000, age));
  await scheduleCheck(context, attempt, new Date(now + wait));
};

/**
 * Frees seats that were settled for a payment which will not be kept; those of a paid order, or of another
 * payment that waits to be settled, are its own. May be called again after a crash.
 */
const returnSettledSeats = async (
  context: BookingContext,
  { cart_id, prod_id, txn_type, payments }: PlainBooking,
  refno: string,
): Promise<void> => {
  const another = payments.some((one) => one.refno !== refno && one.status === 'authorised');
  if (another || paidStates.includes(txn_type)) return;
  const claim = await claimOf(context, { cart_id, prod_id });
  if (claim?.status === 'paid') await releaseClaim(context, { cart_id, prod_id }, { paidToo: true });
};
