import { TxnType, type RefundReason } from '@narae/contracts';
import { giveBackHold } from '../../inventory/index.ts';
import {
  attemptOf,
  changeBooking,
  endsPaying,
  findByRefno,
  moveAttempt,
  noHold,
  type PaymentAttempt,
  planWholeRefund,
} from '../../kernel/index.ts';
import type { PaymentContext } from '../context.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';

type Taken = Partial<Pick<PaymentAttempt, 'transid' | 'taken_amt'>>;

/** Notes that money must go back, then sends it (REFUND-1). Repeatable after a crash. */
export const giveBackPayment = async (
  context: PaymentContext,
  refno: string,
  refund_reason: RefundReason,
  taken: Taken = {},
): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const changed = await changeBooking(context, find, (current, { now }) => {
    const payments = moveAttempt(current, refno, 'refund-due', {
      ...taken,
      settled_at: now,
      check_at: null,
      refund_refno: `${refno}R`,
      refund_reason,
    });
    const attempt = payments && attemptOf({ payments }, refno);
    if (!attempt) return null;
    const refund = planWholeRefund(current, attempt, { reason: refund_reason, made_at: now });
    const ended = endsPaying(current, refno) ? { ...noHold, txn_type: TxnType.Confirmed } : {};
    return { set: { payments, refunds: [...(current.refunds ?? []), refund], ...ended } };
  });
  context.log.warn({ refno, refund_reason }, 'nothing can be given for a payment, it goes back');
  if (changed) await sendRefunds(context, changed.after.cart_id);
};

/** Sends back a payment marked before refunds had rows, with a row now. */
export const resumeGivingBack = async (context: PaymentContext, refno: string): Promise<void> => {
  const find = () => findByRefno(context.bookings, refno);
  const changed = await changeBooking(context, find, (current, { now }) => {
    const attempt = attemptOf(current, refno);
    if (attempt?.status !== 'refund-due') return null;
    const { refunds = [] } = current;
    const existing = refunds.some((refund) => refund.refno === refno);
    const refund = planWholeRefund(current, attempt, {
      reason: attempt.refund_reason ?? 'cancelled',
      made_at: attempt.settled_at ?? now,
    });
    const payments = current.payments.map((item) =>
      item.refno === refno ? { ...item, check_at: null } : item,
    );
    return { set: { payments, refunds: existing ? refunds : [...refunds, { ...refund, check_at: now }] } };
  });
  if (changed) await sendRefunds(context, changed.after.cart_id);
};

/**
 * An approval was not confirmed as asked: the provider is asked to cancel, never to approve again (PAY-10).
 * The seats go back, unless another attempt is open.
 */
export const giveBackUnconfirmedPayment = async (
  context: PaymentContext,
  refno: string,
  taken: Taken = {},
): Promise<void> => {
  const booking = await findByRefno(context.bookings, refno);
  if (booking && endsPaying(booking, refno)) await giveBackHold(context, booking);
  await giveBackPayment(context, refno, 'unconfirmed', taken);
};
