import { whoStays, type Joined } from '@narae/service-kit';
import { addDays, reviewableDays, seoulDay } from '@narae/rules';
import type { CommunityContext } from '../context.ts';
import { hasLeft } from '../shared/author.queries.ts';
import type { Trip } from './trip.model.ts';
import {
  deleteTripsBefore,
  deleteTripsOf,
  findTripOver,
  findTripsOver,
  giveTrips,
  forgetTripVersions,
  upsertTrip,
} from './trip.queries.ts';

type Context = Pick<CommunityContext, 'trips' | 'now'>;

/** Most trips of one member that are looked at. */
const mostTrips = 100;

/**
 * Stores how a trip stands, of members who have not left; trips that nobody may review any more are forgotten on the occasion
 * (COMMUNITY-25).
 * @returns whether this is how the trip stands, and nothing newer is known
 */
export const keepTrip = async (
  { store, authors, trips, now }: Context & Pick<CommunityContext, 'store' | 'authors'>,
  trip: Trip,
): Promise<boolean> => {
  // Told late, it may name an account that was joined to another one (ACCOUNT-36).
  const mem_id = await whoStays(store, trip.mem_id);
  if (await hasLeft(authors, mem_id)) return false;
  const current = await upsertTrip(trips, { ...trip, mem_id });
  await deleteTripsBefore(trips, addDays(seoulDay(now()), -reviewableDays));
  return current;
};

/** Prepares for a rebuild of the copies. */
export const restartTrips = ({ trips }: Context): Promise<void> => forgetTripVersions(trips);

/** The trips a member has come back from and may review, the last one first, a hundred at most (COMMUNITY-25). */
export const tripsOver = (
  { trips, now }: Context,
  mem_id: string,
): Promise<Pick<Trip, 'order_id' | 'prod_id' | 'last_day'>[]> => {
  const today = seoulDay(now());
  const between = { from: addDays(today, -reviewableDays), before: today };
  return findTripsOver(trips, mem_id, between, mostTrips);
};

/** The trip of an order that its member has come back from and may review; null where there is none (COMMUNITY-25). */
export const tripOver = (
  { trips, now }: Context,
  mem_id: string,
  order_id: string,
): Promise<Pick<Trip, 'order_id' | 'prod_id' | 'last_day'> | null> => {
  const today = seoulDay(now());
  const between = { from: addDays(today, -reviewableDays), before: today };
  return findTripOver(trips, { mem_id, order_id }, between);
};

/** Forgets the trips of a member who left (ACCOUNT-11). */
export const forgetTrips = ({ trips }: Pick<CommunityContext, 'trips'>, mem_id: string): Promise<void> =>
  deleteTripsOf(trips, mem_id);

/** Makes the trips of a joined account the other one's to review (ACCOUNT-36). */
export const moveTrips = ({ trips }: Pick<CommunityContext, 'trips'>, joined: Joined): Promise<void> =>
  giveTrips(trips, joined);
