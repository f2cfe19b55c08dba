import type { PaymentIssueKind, PaymentIssueSource } from '@narae/contracts/payment-issue-kinds';
import { isDuplicateKey } from '@narae/service-kit';
import type { PaymentContext } from '../context.ts';
import type { PaymentAttempt } from '../../kernel/index.ts';
import type { PaymentReport } from '../providers/provider.ts';
import { storeIssue, type FoundIssue } from './payment-issue.queries.ts';

export interface Difference {
  readonly kind: PaymentIssueKind;
  readonly source: PaymentIssueSource;
  readonly refno: string;
  /** Null where the reference is none of ours. */
  readonly attempt: Pick<PaymentAttempt, 'reqcur' | 'reqamt'> | null;
  /** Null where nothing came or nothing is believed. */
  readonly report: Pick<PaymentReport, 'reqcur' | 'reqamt' | 'rescode' | 'transid'> | null;
}

const nothing = { reqcur: '', reqamt: '', rescode: '', transid: '' };

const foundIssue = ({ kind, source, refno, attempt, report }: Difference): FoundIssue => {
  const { reqcur, reqamt, rescode, transid } = report ?? nothing;
  const asked = { reqcur: attempt?.reqcur ?? '', reqamt: attempt?.reqamt ?? '' };
  return {
    issue_id: `${refno}.${kind}`,
    refno,
    kind,
    source,
    asked,
    came: { reqcur, reqamt, rescode, transid },
  };
};

/** For the desk (REFUND-10). Handling the money does not wait for it: a failed write is only logged. */
export const noteDifference = async (context: PaymentContext, difference: Difference): Promise<void> => {
  const { limiter, paymentIssues, now, log, securityLog } = context;
  const { kind, refno } = difference;
  securityLog.note('payment-differs', { about: refno, reason: kind });
  try {
    if (kind === 'not-signed') await limiter.count('unsigned-reports', 'all');
    await noteOnce(() => storeIssue(paymentIssues, foundIssue(difference), now()));
  } catch (error) {
    log.error({ err: error, refno, kind }, 'a differing report could not be kept');
  }
};

/** An unanswered approval is cancelled, but may have been given (PAY-10). */
export const noteNoAnswer = (context: PaymentContext, attempt: PaymentAttempt): Promise<void> =>
  noteDifference(context, {
    kind: 'no-answer',
    source: 'approval',
    refno: attempt.refno,
    attempt,
    report: null,
  });

/** Of two reports at once, the second finds the first one's row. */
const noteOnce = async (note: () => Promise<void>): Promise<void> => {
  try {
    await note();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await note();
  }
};
