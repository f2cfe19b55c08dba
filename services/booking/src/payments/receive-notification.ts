import type { BookingContext } from '../context.ts';
import { attemptOf, wasCharged } from '../domain/attempt-state.rules.ts';
import { findByRefno } from '../shared/booking.queries.ts';
import { applyReport } from './apply-report.ts';
import { differenceOf } from './match-report.rules.ts';
import { awaitOutcome } from './await-outcome.ts';
import { BadNotification, type NotifyingProvider, type PaymentReport } from './provider/provider.ts';

/** What the provider is answered; without SUCCESS it repeats its notification. */
export type NotificationAnswer = 'SUCCESS' | 'FAIL';

/**
 * A provider's status notification. It is believed only when signed, when it is about exactly what was asked
 * for, and when the provider says the same on being asked back; then it counts once, however often it comes
 * (PAY-5).
 */
export const receiveNotification = async (
  context: BookingContext,
  provider: NotifyingProvider,
  body: string,
): Promise<NotificationAnswer> => {
  try {
    const report = provider.readNotification(body);
    const problem = await act(context, provider, report);
    if (problem === null) return 'SUCCESS';
    context.log.warn({ refno: report.refno, problem }, 'a payment notification was not accepted');
  } catch (error) {
    if (error instanceof BadNotification) {
      context.log.warn({ problem: error.message }, 'a forged or broken payment notification was rejected');
    } else {
      context.log.error({ err: error }, 'a payment notification could not be dealt with');
    }
  }
  return 'FAIL';
};

/** Answers what is wrong with the report; null when it was acted on or needs no action. */
const act = async (
  context: BookingContext,
  provider: NotifyingProvider,
  report: PaymentReport,
): Promise<string | null> => {
  const booking = await findByRefno(context.bookings, report.refno);
  const attempt = booking && attemptOf(booking, report.refno);
  if (!attempt) return 'unknown reference';
  const difference = differenceOf(report, attempt);
  if (difference !== null) return `differs in ${difference}`;
  if (report.standing === 'pending') {
    await awaitOutcome(context, report.refno);
    return null;
  }
  if (wasCharged(attempt)) {
    if (report.standing !== 'paid') return 'failure after payment';
    return attempt.transid === report.transid ? null : 'second transaction';
  }
  if (report.standing === attempt.status) return null;
  const confirmed = await provider.query({ ...attempt, transid: report.transid });
  if (confirmed?.standing !== report.standing) return 'not confirmed';
  if (confirmed.standing === 'paid') {
    const other = differenceOf(confirmed, attempt);
    if (other !== null || confirmed.transid !== report.transid)
      return `confirmed differs in ${other ?? 'transid'}`;
  }
  return (await applyReport(context, confirmed, booking)) ? null : 'transaction known elsewhere';
};
