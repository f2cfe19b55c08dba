import type { FastifyInstance } from 'fastify';
import type { WaitingListContext } from './context.ts';
import { waitingFigures } from './queue/queue-figures.queries.ts';

/** The job runs every half minute: after three minutes it has failed. */
const overdueMs = 3 * 60_000;

/** For operators: the waiting list moves on (SEAT-7). */
export const waitingMetrics = (app: FastifyInstance, { waiting: entries, now }: WaitingListContext): void => {
  app.addGauges({
    gauges: {
      narae_waiting_parties: { help: 'Parties in a waiting list that are offered nothing' },
      narae_waiting_offers: { help: 'Offers from waiting lists that run' },
      narae_waiting_offers_overdue: {
        help: 'Offers that were over three minutes ago and whose seats are not free yet; must be 0',
      },
    },
    read: async (set) => {
      const before = new Date(now().getTime() - overdueMs);
      const { waiting, offered, overdue } = await waitingFigures(entries, before);
      set('narae_waiting_parties', waiting);
      set('narae_waiting_offers', offered);
      set('narae_waiting_offers_overdue', overdue);
    },
  });
};
