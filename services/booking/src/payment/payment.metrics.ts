import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from './context.ts';
import { paymentFigures } from './attempts/payment.queries.ts';
import { openRefundStates } from './refunds/refund-state.rules.ts';
import { openRefundFigures } from './refunds/refund.queries.ts';
import { openIssueFigures } from './issues/payment-issue.queries.ts';

/** For operators: no payment is forgotten, the provider answers. */
export const paymentMetrics = (
  app: FastifyInstance,
  { bookings, now, providerHealth }: PaymentContext,
): void => {
  app.addCheck('provider', providerHealth.check, { without: 'nobody can begin a payment' });
  app.addGauges({
    gauges: {
      narae_payments_undecided: { help: 'Payment attempts somebody has to look after', labels: ['status'] },
      narae_payment_oldest_undecided_age_seconds: { help: 'Age of the oldest of them; 0 when there is none' },
    },
    read: async (set) => {
      const { byStatus, oldestUndecidedAt } = await paymentFigures(bookings);
      for (const [status, attempts] of byStatus) set('narae_payments_undecided', attempts, { status });
      const age = oldestUndecidedAt === null ? 0 : now().getTime() - oldestUndecidedAt.getTime();
      set('narae_payment_oldest_undecided_age_seconds', Math.max(0, age) / 1000);
    },
  });
};

/** For operators: no owed money is kept (REFUND-6). */
export const refundMetrics = (app: FastifyInstance, { bookings, now }: PaymentContext): void =>
  app.addGauges({
    gauges: {
      narae_refunds_open: { help: 'Refunds that are not back yet', labels: ['state'] },
      narae_refund_oldest_open_age_seconds: {
        help: 'Age of the oldest of them; 0 where there is none',
        labels: ['state'],
      },
    },
    read: async (set) => {
      const figures = await openRefundFigures(bookings, openRefundStates);
      for (const state of openRefundStates) {
        const { count = 0, oldest } = figures.get(state) ?? {};
        set('narae_refunds_open', count, { state });
        const age = oldest ? now().getTime() - oldest.getTime() : 0;
        set('narae_refund_oldest_open_age_seconds', Math.max(0, age) / 1000, { state });
      }
    },
  });

/** For operators: reports waiting for the desk (REFUND-10). */
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
