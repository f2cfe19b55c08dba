import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from './context.ts';
import { openRefundStates } from './refunds/refund-state.rules.ts';
import { openRefundFigures } from './refunds/refund-figures.queries.ts';

/** The numbers by which an operator sees that no money is kept that is owed (REFUND-6). */
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
