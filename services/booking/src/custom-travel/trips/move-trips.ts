import { isDuplicateKey, type Joined } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import { findTripsAllOf, giveTrip, takenSlots } from '../domain/custom-trip.queries.ts';

/** The first place that is free, also beyond those a member may fill: nothing that is open is lost. */
const firstFree = (taken: readonly number[]): number => {
  let slot = 1;
  while (taken.includes(slot)) slot += 1;
  return slot;
};

/** Makes the requests for custom trips of a joined account the other one's, open ones in a free place (ACCOUNT-36, CUSTOM-1). */
export const moveTrips = async ({ customTrips }: CustomTravelContext, joined: Joined): Promise<void> => {
  for (const { request_id, open, slot } of await findTripsAllOf(customTrips, joined.from)) {
    for (;;) {
      const place = open ? firstFree(await takenSlots(customTrips, joined.into)) : slot;
      try {
        await giveTrip(customTrips, request_id, { ...joined, slot: place });
        break;
      } catch (error) {
        // A request was sent in this moment.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
};
