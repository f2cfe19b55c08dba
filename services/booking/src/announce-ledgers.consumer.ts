import { eventPlacesChangedV1, eventPlacesChangedV2, seatChangedV1 } from '@narae/events';
import { announced, startAnnouncer } from '@narae/service-kit';
import type { BookingContext } from './context.ts';
import { placeFacts, placeStandings } from './event-places/place-facts.ts';
import { seatFacts } from './seats/seat-facts.ts';

/** Tells the catalogue how many seats and places are left, when it asks and from time to time (SEAT-6, EVENT-7). */
export const announceLedgers = (context: BookingContext): Promise<void> =>
  startAnnouncer(context, {
    name: 'booking-announcer',
    facts: [
      announced(seatChangedV1, () => seatFacts(context)),
      announced(eventPlacesChangedV1, () => placeFacts(context)),
      announced(eventPlacesChangedV2, () => placeStandings(context)),
    ],
  });
