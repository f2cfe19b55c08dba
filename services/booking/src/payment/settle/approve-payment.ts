import { TxnType } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import {
  attemptInCheck,
  attemptOf,
  type Booking,
  changeBooking,
  dueInCheck,
  dueOf,
  findByRefno,
  moveAttempt,
  type PaymentAttempt,
  paymentEvent,
} from '../../kernel/index.ts';
import { noteDifference, noteNoAnswer } from '../issues/note-difference.ts';
import { applyReport, failPayment } from './apply-report.ts';
import { claimUntil } from '../attempts/attempts.ts';
import { giveBackUnconfirmedPayment } from './give-back-payment.ts';
import { differenceOf } from './match-report.rules.ts';
import { paysFor } from './pays-for.rules.ts';
import { hundredths } from '../providers/decimal.rules.ts';
import {
  ProviderAway,
  type ApprovingProvider,
  type PaymentReport,
  type Returned,
} from '../providers/provider.ts';

/**
 * Takes the attempt first, so that approval is asked for once in all processes (PAY-10). An approval that is
 * not answered, or not as asked for, is cancelled.
 */
export const approvePayment = async (
  context: PaymentContext,
  provider: ApprovingProvider,
  returned: Returned,
): Promise<void> => {
  const { refno, rescode, authenticated } = returned;
  const booking = await findByRefno(context.bookings, refno);
  const payType = booking && attemptOf(booking, refno)?.pay_type;
  if (!payType || !provider.payTypes.includes(payType)) return;
  if (!authenticated) return failPayment(context, refno, 'closed', rescode);
  const attempt = await takeForApproval(context, refno);
  if (!attempt) return;
  let report: PaymentReport;
  try {
    report = await provider.approve(attempt, returned);
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    context.log.error({ err: error, refno }, 'an approval was not answered and is cancelled');
    await noteNoAnswer(context, attempt);
    return giveBackUnconfirmedPayment(context, refno);
  }
  return act(context, attempt, report);
};

/** For one process alone. Closed instead if the order no longer waits for it: nothing is charged yet. */
const takeForApproval = async (context: PaymentContext, refno: string): Promise<PaymentAttempt | null> => {
  const find = () => findByRefno(context.bookings, refno);
  const changed = await changeBooking(context, find, (booking, { now }) => {
    const attempt = attemptOf(booking, refno);
    if (attempt?.status !== 'started') return null;
    if (!waitsFor(booking, attempt)) {
      const payments = moveAttempt(booking, refno, 'closed', { settled_at: now, check_at: null });
      return payments && { set: { payments }, events: [paymentEvent('payment-failed', booking, attempt)] };
    }
    const until = claimUntil(context);
    const facts = { checking_since: now, asked_until: until, check_at: until };
    const payments = moveAttempt(booking, refno, 'authenticated', facts);
    return payments && { set: { payments } };
  });
  const before = changed && attemptOf(changed.before, refno)?.status;
  const after = changed && attemptOf(changed.after, refno);
  return before === 'started' && after?.status === 'authenticated' ? after : null;
};

/** Whether seats are still held and no other payment is under way. */
const waitsFor = (booking: Booking, attempt: PaymentAttempt): boolean => {
  const { due_id } = attempt;
  const forDue = due_id !== undefined;
  const inCheck = forDue ? dueInCheck(booking, dueOf(booking, due_id)) : attemptInCheck(booking);
  const another = inCheck !== undefined && inCheck.refno !== attempt.refno;
  // A due needs no held seats.
  const held = forDue || booking.txn_type === TxnType.Paying;
  return held && paysFor(booking, attempt) && !another;
};

const act = async (
  context: PaymentContext,
  attempt: PaymentAttempt,
  report: PaymentReport,
): Promise<void> => {
  const { refno } = attempt;
  if (report.standing !== 'paid') return failPayment(context, refno, 'declined', report.rescode);
  const difference = differenceOf(report, attempt);
  if (difference === null && (await applyReport(context, report))) return;
  context.log.error({ refno, difference }, 'an approval does not fit the attempt and is cancelled');
  await noteDifference(context, {
    kind: difference ?? 'known-elsewhere',
    source: 'approval',
    refno,
    attempt,
    report,
  });
  return giveBackUnconfirmedPayment(context, refno, difference === 'amount' ? takenBy(report) : {});
};

/** An unreadable amount leaves the one asked for. */
const takenBy = ({ transid, reqamt }: PaymentReport) => ({
  ...(transid === '' ? {} : { transid }),
  ...(hundredths(reqamt) === null ? {} : { taken_amt: reqamt }),
});
