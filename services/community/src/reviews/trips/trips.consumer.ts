import { tripChangedV2 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { ReviewContext } from '../context.ts';
import { followTrip } from '../change-reviews.ts';
import { keepTrip, restartTrips } from './trips.ts';

/** Copies paid trips, so that only travellers can review them (COMMUNITY-25). */
export const consumeTrips = (context: ReviewContext): Promise<void> =>
  consumeProjection(context, {
    name: 'community-trips',
    events: [tripChangedV2],
    handle: async ({ version }, trip) => {
      if (await keepTrip(context, { ...trip, version })) await followTrip(context, trip);
    },
    reset: () => restartTrips(context),
  });
