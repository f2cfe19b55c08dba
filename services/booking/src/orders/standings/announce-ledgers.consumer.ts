import {
  eventPlacesChangedV1,
  eventPlacesChangedV2,
  seatChangedV1,
  stockChangedV1,
  tripChangedV1,
  tripChangedV2,
} from '@narae/events';
import { announced, startAnnouncer } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { reviewableTripStandings, tripStandings } from './trip-standings.ts';
import { placeFacts, placeStandings, seatFacts, stockFacts } from '../../inventory/index.ts';

/**
 * Announces on request and from time to time: seats, stock and places to the catalogue (SEAT-6, SEAT-9, EVENT-7), paid trips ahead to
 * account (ACCOUNT-11), and past travellers to the community (COMMUNITY-25).
 */
export const announceLedgers = (context: OrdersContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'booking-announcer',
    facts: [
      announced(seatChangedV1, () => seatFacts(context)),
      announced(stockChangedV1, () => stockFacts(context)),
      announced(eventPlacesChangedV1, () => placeFacts(context)),
      announced(eventPlacesChangedV2, () => placeStandings(context)),
      announced(tripChangedV1, () => tripStandings(context)),
      announced(tripChangedV2, () => reviewableTripStandings(context)),
    ],
  });
