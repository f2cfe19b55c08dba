import {
  eventPlacesChangedV1,
  eventPlacesChangedV2,
  seatChangedV1,
  tripChangedV1,
  tripChangedV2,
} from '@narae/events';
import { announced, startAnnouncer } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { reviewableTripStandings, tripStandings } from './trip-standings.ts';
import { placeFacts, placeStandings, seatFacts } from '../../inventory/index.ts';

/**
 * Tells the catalogue how many seats and places are left (SEAT-6, EVENT-7), and account who has a paid trip ahead (ACCOUNT-11),
 * and the community who has travelled (COMMUNITY-25), when they ask and from time to time.
 */
export const announceLedgers = (context: OrdersContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'booking-announcer',
    facts: [
      announced(seatChangedV1, () => seatFacts(context)),
      announced(eventPlacesChangedV1, () => placeFacts(context)),
      announced(eventPlacesChangedV2, () => placeStandings(context)),
      announced(tripChangedV1, () => tripStandings(context)),
      announced(tripChangedV2, () => reviewableTripStandings(context)),
    ],
  });
