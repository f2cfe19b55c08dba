import type { LocalizedText } from '@narae/contracts';
import { reviewAskedV1 } from '@narae/events';
import { raise, whoStays, type Joined } from '@narae/service-kit';
import { addDays, reviewableDays, seoulDay } from '@narae/rules';
import type { ReviewContext } from '../context.ts';
import { hasLeft, reviewableProducts } from '../../kernel/index.ts';
import { askTurns, mostAsks } from './ask-times.rules.ts';
import type { Trip } from './trip.model.ts';
import {
  deleteTripsBefore,
  deleteTripsOf,
  findToAsk,
  findTripOver,
  findTripsOver,
  giveTrips,
  forgetTripVersions,
  noteAsked,
  upsertTrip,
} from './trip.queries.ts';
import { findReviewed } from '../review.queries.ts';

type Context = Pick<ReviewContext, 'trips' | 'now'>;

const mostTrips = 100;

/**
 * Ignores departed members, and deletes trips too old to review (COMMUNITY-25).
 * @returns whether it is newest
 */
export const keepTrip = async (
  { store, authors, trips, now }: Context & Pick<ReviewContext, 'store' | 'authors'>,
  trip: Trip,
): Promise<boolean> => {
  // A late event may name an account that was merged into another (ACCOUNT-36).
  const mem_id = await whoStays(store, trip.mem_id);
  if (await hasLeft(authors, mem_id)) return false;
  const current = await upsertTrip(trips, { ...trip, mem_id });
  await deleteTripsBefore(trips, addDays(seoulDay(now()), -reviewableDays));
  return current;
};

export const restartTrips = ({ trips }: Context): Promise<void> => forgetTripVersions(trips);

/** A member's finished trips that they may review, last one first, a hundred at most (COMMUNITY-25). */
export const tripsOver = (
  { trips, now }: Context,
  mem_id: string,
): Promise<Pick<Trip, 'order_id' | 'prod_id' | 'last_day'>[]> => {
  const today = seoulDay(now());
  const between = { from: addDays(today, -reviewableDays), before: today };
  return findTripsOver(trips, mem_id, between, mostTrips);
};

/** The finished trip of an order that its member may review, or null (COMMUNITY-25). */
export const tripOver = (
  { trips, now }: Context,
  mem_id: string,
  order_id: string,
): Promise<Pick<Trip, 'order_id' | 'prod_id' | 'last_day'> | null> => {
  const today = seoulDay(now());
  const between = { from: addDays(today, -reviewableDays), before: today };
  return findTripOver(trips, { mem_id, order_id }, between);
};

/** Trips whose members are due for a request, first or second (COMMUNITY-34). */
const tripsToAsk = async (
  { trips, now }: Context,
  most: number,
): Promise<{ readonly nth: 1 | 2; readonly trip: Trip }[]> => {
  const found: { nth: 1 | 2; trip: Trip }[] = [];
  for (const { nth, ...turn } of askTurns(now()))
    for (const trip of await findToAsk(trips, turn, most - found.length)) found.push({ nth, trip });
  return found;
};

/** @returns false if another process was faster, or the trip was refunded */
const askAbout = async (
  { trips, relay }: Pick<ReviewContext, 'trips' | 'relay'>,
  { cart_id, order_id, prod_id, mem_id, titles }: Trip & { readonly titles: LocalizedText | undefined },
  nth: 1 | 2,
): Promise<boolean> => {
  const data = { order_id, prod_id, mem_id, nth, ...(titles && { titles }) };
  const event = raise(reviewAskedV1, { aggregateId: order_id, version: nth, data });
  const noted = await noteAsked(trips, cart_id, { asked: nth, event });
  if (noted) relay.nudge();
  return noted;
};

const neverAsk = async ({ trips }: Pick<ReviewContext, 'trips'>, { cart_id }: Trip): Promise<void> => {
  await noteAsked(trips, cart_id, { asked: mostAsks });
};

/** Deletes the trips of a departed member (ACCOUNT-11). */
export const forgetTrips = ({ trips }: Pick<ReviewContext, 'trips'>, mem_id: string): Promise<void> =>
  deleteTripsOf(trips, mem_id);

/** Gives the trips of a merged account to the remaining one (ACCOUNT-36). */
export const moveTrips = ({ trips }: Pick<ReviewContext, 'trips'>, joined: Joined): Promise<void> =>
  giveTrips(trips, joined);

const atOnce = 100;

/** Asks unless there is a review or the product was withdrawn (COMMUNITY-34). @returns the number asked */
export const askForReviews = async (
  context: Pick<ReviewContext, 'trips' | 'reviews' | 'targets' | 'relay' | 'now'>,
): Promise<number> => {
  let count = 0;
  for (;;) {
    const turns = await tripsToAsk(context, atOnce);
    const trips = turns.map(({ trip }) => trip);
    const reviewed = await findReviewed(
      context.reviews,
      trips.map(({ order_id }) => order_id),
    );
    const there = await reviewableProducts(
      context,
      trips.map(({ prod_id }) => prod_id),
    );
    for (const { nth, trip } of turns) {
      const product = there.get(trip.prod_id);
      if (reviewed.has(trip.order_id) || !product) await neverAsk(context, trip);
      else if (await askAbout(context, { ...trip, titles: product.titles }, nth)) count += 1;
    }
    if (turns.length < atOnce) return count;
  }
};
