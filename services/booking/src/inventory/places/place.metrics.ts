import type { FastifyInstance } from 'fastify';
import type { InventoryContext } from '../context.ts';
import { placeFigures } from './place-ledger.queries.ts';

/** The settling job runs every ten minutes: after three turns it has failed. */
const abandonedMs = 30 * 60_000;

/** For operators: no place is given twice or lost (EVENT-7). */
export const placeMetrics = (app: FastifyInstance, { places, now }: InventoryContext): void => {
  app.addGauges({
    gauges: {
      narae_event_ledgers_unbalanced: {
        help: 'Events whose remaining and taken places do not add up to the total; must be 0',
      },
      narae_event_claims_abandoned: { help: 'Places taken half an hour ago and not settled since' },
    },
    read: async (set) => {
      const before = new Date(now().getTime() - abandonedMs);
      const { unbalanced, abandoned } = await placeFigures(places, before);
      set('narae_event_ledgers_unbalanced', unbalanced);
      set('narae_event_claims_abandoned', abandoned);
    },
  });
};
