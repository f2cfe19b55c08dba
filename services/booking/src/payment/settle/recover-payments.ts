import type { PaymentContext } from '../context.ts';
import type { PaymentAttempt } from '../../kernel/index.ts';
import { noteNoAnswer } from '../issues/note-difference.ts';
import { checkAttempt, factsOf } from './check-attempt.ts';
import { scheduleCheck, tryClaimAttempt } from '../attempts/attempts.ts';
import { failPayment, settlePayment } from './apply-report.ts';
import { giveBackUnconfirmedPayment, resumeGivingBack } from './give-back-payment.ts';
import { bringChecksForward, findPaymentsDue } from '../attempts/payment.queries.ts';

/** Bookings in one round. */
const atOnce = 50;

/** A request nobody paid in time. */
const expired = '9110';

/** Finishes what a crash interrupted, and asks about attempts without notification (PAY-11). */
export const recoverPayments = async (context: PaymentContext): Promise<void> => {
  const now = context.now();
  const turns = context.turnsOf('a payment could not be taken up');
  const except = turns.waiting();
  const bookings = await findPaymentsDue(context.bookings, now, except, atOnce);
  const due = bookings
    .flatMap(({ payments }) => payments)
    .filter(({ check_at, refno }) => check_at && check_at <= now && !except.includes(refno));
  await turns.each(
    due,
    ({ refno }) => refno,
    (attempt) => takeUpPayment(context, attempt, now),
  );
};

/** The next step for one attempt, for the job and the desk (PAY-11, REFUND-10). */
export const takeUpPayment = async (
  context: PaymentContext,
  attempt: PaymentAttempt,
  now: Date,
): Promise<void> => {
  if (attempt.status === 'authorised') return settlePayment(context, attempt.refno);
  if (attempt.status === 'refund-due') return resumeGivingBack(context, attempt.refno);
  if (attempt.status === 'authenticated') {
    // The approving process died, or had no answer: it is not asked for again.
    if (!(await tryClaimAttempt(context, attempt))) return;
    await noteNoAnswer(context, attempt);
    return giveBackUnconfirmedPayment(context, attempt.refno);
  }
  if (attempt.status !== 'started') return scheduleCheck(context, attempt, null);
  if (!(await tryClaimAttempt(context, attempt))) return;
  const checked = await checkAttempt(context, attempt);
  if (checked === 'done') return;
  const { checkSeconds, giveUpHours } = context.config.payments;
  const age = now.getTime() - attempt.started_at.getTime();
  if (checked !== 'unknown' && age >= giveUpHours * 3_600_000) {
    return failPayment(context, attempt.refno, 'closed', expired);
  }
  // The wait doubles: asked again at twice its age.
  const next = new Date(now.getTime() + Math.max(checkSeconds * 1000, age));
  await scheduleCheck(context, attempt, next, factsOf(checked));
};

/** At start: finds payments made while no process was running, however far away their next check is. */
export const checkAllSoon = ({ bookings, now }: PaymentContext): Promise<void> =>
  bringChecksForward(bookings, now());
