import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from './context.ts';
import { paymentFigures } from './attempts/payment-figures.queries.ts';

/** The numbers by which an operator sees that no payment is forgotten, and whether the provider answers. */
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
