import { seoulDay } from '@narae/rules';
import { whoStays, type Joined } from '@narae/service-kit';
import type { LeavingContext } from '../context.ts';
import {
  deleteTripsBefore,
  findTripsAhead,
  forgetTripVersions,
  giveTrips,
  type PaidTrip,
  upsertTrip,
} from './paid-trip.model.ts';

type Context = Pick<LeavingContext, 'trips' | 'now'>;

/** Stores how a trip stands; trips that are over are forgotten on the occasion. */
export const keepTrip = async (
  { store, trips, now }: Context & Pick<LeavingContext, 'store'>,
  trip: PaidTrip,
): Promise<void> => {
  // Told late, it may name an account that was joined to another one (ACCOUNT-36).
  await upsertTrip(trips, { ...trip, mem_id: await whoStays(store, trip.mem_id) });
  await deleteTripsBefore(trips, seoulDay(now()));
};

/** Prepares for a rebuild of the copies. */
export const restartTrips = ({ trips }: Context): Promise<void> => forgetTripVersions(trips);

/** A member's paid trips that are not over, as account knows of them (ACCOUNT-11). */
export const tripsAhead = (
  { trips, now }: Context,
  mem_id: string,
): Promise<Pick<PaidTrip, 'order_id' | 'last_day'>[]> => findTripsAhead(trips, mem_id, seoulDay(now()));

/** Makes the trips of a joined account the other one's (ACCOUNT-36). */
export const moveTrips = ({ trips }: Pick<LeavingContext, 'trips'>, joined: Joined): Promise<void> =>
  giveTrips(trips, joined);
