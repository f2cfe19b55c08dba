import type { PaymentContext } from '../context.ts';
import { attemptOf, findByRefno, wasCharged } from '../../kernel/index.ts';
import { noteDifference, type Difference } from '../issues/note-difference.ts';
import { applyReport } from './apply-report.ts';
import { differenceOf } from './match-report.rules.ts';
import { awaitOutcome } from '../attempts/attempts.ts';
import { BadNotification, type NotifyingProvider, type PaymentReport } from '../providers/provider.ts';

/** With its standing where the provider was asked back. */
type ReportDifference = Difference & { readonly report: PaymentReport | null };

/** Without SUCCESS the provider repeats its notification. */
export type NotificationAnswer = 'SUCCESS' | 'FAIL';

/** Acts once if signed, as asked and confirmed on asking back; else keeps it (PAY-5, REFUND-10). */
export const receiveNotification = async (
  context: PaymentContext,
  provider: NotifyingProvider,
  body: string,
): Promise<NotificationAnswer> => {
  try {
    const report = provider.readNotification(body);
    const difference = await act(context, provider, report);
    if (difference === null) return 'SUCCESS';
    const { refno, kind } = difference;
    context.log.warn({ refno, kind }, 'a payment notification was not accepted');
    // A pending or unreachable provider notifies again.
    if (difference.report?.standing !== 'pending') await noteDifference(context, difference);
  } catch (error) {
    if (error instanceof BadNotification) {
      context.log.warn({ problem: error.message }, 'a forged or broken payment notification was rejected');
      await noteUnsigned(context, body);
    } else {
      context.log.error({ err: error }, 'a payment notification could not be dealt with');
    }
  }
  return 'FAIL';
};

/** Null where the report was acted on, or needs no action. */
const act = async (
  context: PaymentContext,
  provider: NotifyingProvider,
  report: PaymentReport,
): Promise<ReportDifference | null> => {
  const { refno } = report;
  const booking = await findByRefno(context.bookings, refno);
  const attempt = (booking && attemptOf(booking, refno)) ?? null;
  const notified = { source: 'notification', refno, attempt, report } as const;
  if (!attempt) return { ...notified, kind: 'unknown-reference' };
  const kind = differenceOf(report, attempt);
  if (kind !== null) return { ...notified, kind };
  if (report.standing === 'pending') {
    await awaitOutcome(context, refno);
    return null;
  }
  if (wasCharged(attempt)) {
    if (report.standing !== 'paid') return { ...notified, kind: 'failed-after-paid' };
    return attempt.transid === report.transid ? null : { ...notified, kind: 'other-transaction' };
  }
  if (report.standing === attempt.status) return null;
  const confirmed = await provider.query({ ...attempt, transid: report.transid });
  const queried = { source: 'query', refno, attempt, report: confirmed } as const;
  if (confirmed?.standing !== report.standing) return { ...queried, kind: 'not-confirmed' };
  if (confirmed.standing === 'paid') {
    const other = differenceOf(confirmed, attempt);
    if (other !== null) return { ...queried, kind: other };
    if (confirmed.transid !== report.transid) return { ...queried, kind: 'other-transaction' };
  }
  return (await applyReport(context, confirmed, booking)) ? null : { ...queried, kind: 'known-elsewhere' };
};

/** An unsigned report of a reference of ours, without its content. */
const noteUnsigned = async (context: PaymentContext, body: string): Promise<void> => {
  const refno = /(?:^|&)refno=([A-Za-z0-9]{1,40})(?:&|$)/.exec(body)?.[1];
  const booking = refno === undefined ? null : await findByRefno(context.bookings, refno);
  const attempt = booking && refno !== undefined && attemptOf(booking, refno);
  if (!attempt || refno === undefined) return;
  await noteDifference(context, { kind: 'not-signed', source: 'notification', refno, attempt, report: null });
};
