import { href } from '@narae/contracts/href';
import type { LanTp, PayOutcome } from '@narae/contracts';
import { TxnType } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { attemptOf } from '../domain/attempt-state.rules.ts';
import type { PaymentAttempt, PaymentStatus, PlainBooking } from '../domain/booking.ts';
import { findByRefno } from '../shared/booking.queries.ts';

const outcomes: Readonly<Record<Exclude<PaymentStatus, 'started'>, PayOutcome['outcome']>> = {
  authorised: 'waiting',
  paid: 'paid',
  declined: 'declined',
  closed: 'cancelled',
  'refund-due': 'refunded',
  refunded: 'refunded',
};

const outcomeOf = (booking: PlainBooking, { status }: PaymentAttempt): PayOutcome['outcome'] => {
  if (status !== 'started') return outcomes[status];
  return booking.txn_type === TxnType.Paying ? 'waiting' : 'expired';
};

/** How a payment stands, from the store alone; the cart_id for its owner only. Empty for an unknown reference. */
export const showOutcome = async (
  context: BookingContext,
  refno: string,
  mem_id: string | null,
): Promise<PayOutcome[]> => {
  const booking = await findByRefno(context.bookings, refno);
  const attempt = booking && attemptOf(booking, refno);
  if (!booking || !attempt) return [];
  const outcome = outcomeOf(booking, attempt);
  const refund_reason = outcome === 'refunded' ? (attempt.refund_reason ?? 'cancelled') : null;
  return [{ refno, outcome, refund_reason, cart_id: booking.mem_id === mem_id ? booking.cart_id : '' }];
};

const failed: readonly PayOutcome['outcome'][] = ['declined', 'cancelled', 'expired'];

/**
 * Where the browser goes after the provider: the result page, or on a desktop the landing page that hands
 * over to the window the provider's popup came from (PAY-9). What the provider's address says about the outcome
 * plays no part (PAY-8).
 */
export const resultAddress = async (
  context: BookingContext,
  refno: string | null,
  lanTp: LanTp,
): Promise<string> => {
  const booking = refno === null ? null : await findByRefno(context.bookings, refno);
  const attempt = booking && refno !== null ? attemptOf(booking, refno) : undefined;
  if (!booking || !attempt) return href('orderResult');
  const values = {
    refno: attempt.refno,
    cart_id: booking.cart_id,
    lan_tp: attempt.fields['param1'] ?? lanTp,
  };
  if (attempt.fields['reqtype'] === 'M') return href('orderResult', values);
  const page = failed.includes(outcomeOf(booking, attempt)) ? 'orderIcbResultFail' : 'orderIcbResult';
  return href(page, values);
};
