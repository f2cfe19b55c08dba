import { sameAmount } from './provider/decimal.rules.ts';
import type { KnownAttempt, PaymentReport } from './provider/provider.ts';

/**
 * The first thing in which the provider's report is not about what was asked for; null when it is. The
 * signature alone does not tell, because it does not see characters that move between fields.
 */
export const differenceOf = (report: PaymentReport, attempt: KnownAttempt): string | null => {
  const differs: readonly [name: string, whether: boolean][] = [
    ['refno', report.refno !== attempt.refno],
    ['mid', report.mid !== null && report.mid !== attempt.fields['mid']],
    ['servicetype', report.servicetype !== null && report.servicetype !== attempt.fields['servicetype']],
    ['reqcur', report.reqcur !== attempt.reqcur],
    ['reqamt', !sameAmount(report.reqamt, attempt.reqamt)],
    ['transid', report.standing === 'paid' && report.transid === ''],
  ];
  return differs.find(([, whether]) => whether)?.[0] ?? null;
};
