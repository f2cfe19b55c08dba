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

/** Forgets trips that are over as well. */
export const keepTrip = async (
  { store, trips, now }: Context & Pick<LeavingContext, 'store'>,
  trip: PaidTrip,
): Promise<void> => {
  // An event that comes late may name an account that was merged (ACCOUNT-36).
  await upsertTrip(trips, { ...trip, mem_id: await whoStays(store, trip.mem_id) });
  await deleteTripsBefore(trips, seoulDay(now()));
};

export const restartTrips = ({ trips }: Context): Promise<void> => forgetTripVersions(trips);

/** Paid trips that are not over, as far as account knows (ACCOUNT-11). */
export const tripsAhead = (
  { trips, now }: Context,
  mem_id: string,
): Promise<Pick<PaidTrip, 'order_id' | 'last_day'>[]> => findTripsAhead(trips, mem_id, seoulDay(now()));

export const moveTrips = ({ trips }: Pick<LeavingContext, 'trips'>, joined: Joined): Promise<void> =>
  giveTrips(trips, joined);
