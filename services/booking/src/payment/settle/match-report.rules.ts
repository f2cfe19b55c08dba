import type { PaymentIssueKind } from '@narae/contracts/payment-issue-kinds';
import { sameAmount } from '../providers/decimal.rules.ts';
import type { SentAttempt, PaymentReport } from '../providers/provider.ts';

/** Null when it is about what was asked; the signature misses characters moved between fields. */
export const differenceOf = (report: PaymentReport, attempt: SentAttempt): PaymentIssueKind | null => {
  const differs: readonly [kind: PaymentIssueKind, whether: boolean][] = [
    ['reference', report.refno !== attempt.refno],
    ['merchant', report.mid !== null && report.mid !== attempt.fields['mid']],
    ['method', report.servicetype !== null && report.servicetype !== attempt.fields['servicetype']],
    ['currency', report.reqcur !== attempt.reqcur],
    ['amount', !sameAmount(report.reqamt, attempt.reqamt)],
    ['no-transaction', report.standing === 'paid' && report.transid === ''],
  ];
  return differs.find(([, whether]) => whether)?.[0] ?? null;
};
