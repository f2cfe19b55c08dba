import { seoulDay } from '@narae/rules';
import type { AccountContext } from '../context.ts';
import type { PaidTrip } from './paid-trip.model.ts';
import { deleteTripsBefore, findTripsAhead, forgetTripVersions, upsertTrip } from './paid-trip.queries.ts';

type Context = Pick<AccountContext, 'trips' | 'now'>;

/** Stores how a trip stands; trips that are over are forgotten on the occasion. */
export const keepTrip = async ({ trips, now }: Context, trip: PaidTrip): Promise<void> => {
  await upsertTrip(trips, trip);
  await deleteTripsBefore(trips, seoulDay(now()));
};

/** Prepares for a rebuild of the copies. */
export const restartTrips = ({ trips }: Context): Promise<void> => forgetTripVersions(trips);

/** A member's paid trips that are not over, as account knows of them (ACCOUNT-11). */
export const tripsAhead = (
  { trips, now }: Context,
  mem_id: string,
): Promise<Pick<PaidTrip, 'order_id' | 'last_day'>[]> => findTripsAhead(trips, mem_id, seoulDay(now()));
