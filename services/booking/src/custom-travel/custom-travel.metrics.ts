import type { FastifyInstance } from 'fastify';
import type { CustomTravelContext } from './context.ts';
import { countUnbooked, countTrips } from './domain/custom-trip.queries.ts';

/** Shows whether members wait for the desk, and whether an accepted trip lacks its row. */
export const customTravelMetrics = (app: FastifyInstance, { customTrips }: CustomTravelContext): void => {
  app.addGauges({
    gauges: {
      narae_custom_trips_waiting: { help: 'Requests for custom trips that wait for an answer of the desk' },
      narae_custom_trips_quoted: { help: 'Quotes for custom trips that wait for their member' },
      narae_custom_trips_unbooked: {
        help: 'Accepted quotes without a row in the cart; made within minutes, must not stay',
      },
    },
    read: async (set) => {
      const counts = await countTrips(customTrips);
      set('narae_custom_trips_waiting', (counts.get('requested') ?? 0) + (counts.get('change-asked') ?? 0));
      set('narae_custom_trips_quoted', counts.get('quoted') ?? 0);
      set('narae_custom_trips_unbooked', await countUnbooked(customTrips));
    },
  });
};
