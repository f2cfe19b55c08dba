import { everyInTurn } from '@narae/service-kit';
import type { Model } from 'mongoose';
import type { KernelContext } from './context.ts';
import type { JoinedDeparture } from './kernel.model.ts';

interface TripPost {
  readonly prod_id: string;
  readonly trip_id?: string | undefined;
}

/** Where the posts of a product or of all departures of its trip are found. */
export const keptAt = ({
  prod_id,
  trip_id,
}: TripPost): { readonly trip_id: string } | { readonly prod_id: string } =>
  trip_id ? { trip_id } : { prod_id };

/** What names the whole that posts are about. */
export const wholeOf = ({ prod_id, trip_id }: TripPost): string => trip_id ?? prod_id;

/** @returns how many posts of a departure joined its trip just now */
export const joinPosts = async <Post extends TripPost>(
  posts: Model<Post>,
  { prod_id, trip_id }: JoinedDeparture,
): Promise<number> => {
  const { modifiedCount } = await posts.updateMany(
    { prod_id, trip_id: { $ne: trip_id } } as object,
    { $set: { trip_id } } as object,
  );
  return modifiedCount;
};

/** The departures of posts that name no trip although the catalogue told it. */
const findLeftOver = async <Post extends TripPost>(
  { targets }: Pick<KernelContext, 'targets'>,
  posts: Model<Post>,
  of: object,
): Promise<JoinedDeparture[]> => {
  const without = await posts
    .find({ trip_id: null, ...of } as object, { _id: 0, prod_id: 1 })
    .limit(atOnce)
    .lean<TripPost[]>();
  if (without.length === 0) return [];
  const prod_ids = [...new Set(without.map(({ prod_id }) => prod_id))];
  return targets
    .find({ prod_id: { $in: prod_ids }, trip_id: { $gt: '' } }, { _id: 0, prod_id: 1, trip_id: 1 })
    .lean<JoinedDeparture[]>();
};

const atOnce = 1_000;
const everyMs = 10 * 60_000;

/**
 * Gives posts to their trips that a release without trips wrote, or that were written while the trip was told.
 * @param of which posts of a collection are about products
 */
export const joinLeftOver = async <Post extends TripPost>(
  context: Pick<KernelContext, 'targets' | 'joinTrip'>,
  posts: Model<Post>,
  of: object,
): Promise<void> => {
  for (const departure of await findLeftOver(context, posts, of)) await context.joinTrip(departure);
};

/** Every ten minutes, as {@link joinLeftOver} says. */
export const startJoiningJob = <Post extends TripPost>(
  context: KernelContext,
  posts: Model<Post>,
  of: object = {},
): { stop: () => Promise<void> } =>
  everyInTurn(context.store, everyMs, () => joinLeftOver(context, posts, of), {
    log: context.log,
    name: `community-trips-of-${posts.collection.name}`,
  });
