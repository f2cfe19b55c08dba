import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from './context.ts';
import { openIssueFigures } from './issues/payment-issue.queries.ts';

/** The numbers by which an operator sees that reports of providers wait to be looked at (REFUND-10). */
export const paymentIssueMetrics = (app: FastifyInstance, { paymentIssues, now }: PaymentContext): void =>
  app.addGauges({
    gauges: {
      narae_payment_issues_open: { help: 'Differing reports of providers that nobody has looked at' },
      narae_payment_issue_oldest_open_age_seconds: {
        help: 'Age of the oldest of them; 0 where there is none',
      },
    },
    read: async (set) => {
      const { count, oldest } = await openIssueFigures(paymentIssues);
      set('narae_payment_issues_open', count);
      set(
        'narae_payment_issue_oldest_open_age_seconds',
        oldest ? Math.max(0, now().getTime() - oldest.getTime()) / 1000 : 0,
      );
    },
  });
