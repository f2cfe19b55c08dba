import type { LanTp, Standing } from '@narae/contracts';
import { DomainError, isDuplicateKey, nextId, type AuthUser } from '@narae/service-kit';
import type { ReviewContext } from './context.ts';
import { requireAuthor, reviewableProducts } from '../kernel/index.ts';
import { admitPost, retractPost } from '../moderation/index.ts';
import { tripOver } from './trips/trips.ts';
import { followTrip, reviewChanged } from './change-reviews.ts';
import type { Ratings } from './review.model.ts';
import { reviewPost, isSeen } from './review.rules.ts';
import { findHelped, findReview, setHelpful } from './review.queries.ts';

interface WrittenReview {
  readonly order_id: string;
  readonly ratings: Ratings;
  readonly text: string;
  readonly lan_tp: LanTp;
}

/**
 * Reviews a finished trip, one per order (COMMUNITY-26).
 * @throws DomainError review_not_travelled, review_exists, rate_limited, duplicate_post, login_required for a
 * member who has just left
 */
export const writeReview = async (
  context: ReviewContext,
  { order_id, ratings, text, lan_tp }: WrittenReview,
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ review_id: string; standing: Standing }> => {
  const { mem_id } = member;
  const trip = await tripOver(context, mem_id, order_id);
  const product = trip && (await reviewableProducts(context, [trip.prod_id])).get(trip.prod_id);
  if (!trip || !product) throw new DomainError('review_not_travelled', { field: 'order_id' });
  if (await context.reviews.exists({ order_id, deleted_at: null }))
    throw new DomainError('review_exists', { field: 'order_id' });
  await requireAuthor(context, member);
  const { prod_id, last_day: travel_day } = trip;
  const { trip_id } = product;
  const post = { ...reviewPost({ order_id, text }), lan_tp };
  const standing = await admitPost(context, member, post);
  try {
    const review_id = await nextId(context.store, 'REVIEW');
    await context.reviews.create({
      review_id,
      order_id,
      prod_id,
      ...(trip_id && { trip_id }),
      travel_day,
      mem_id,
      lan_tp,
      ...ratings,
      text,
      standing,
      reg_date: context.now(),
      outbox: [reviewChanged({ review_id, prod_id }, 1)],
    });
    context.relay.nudge();
    // The trip may have been refunded before its review was stored.
    if (!(await tripOver(context, mem_id, order_id))) await followTrip(context, { order_id, paid: false });
    return { review_id, standing };
  } catch (error) {
    await retractPost(context, member, post);
    if (isDuplicateKey(error)) throw new DomainError('review_exists', { field: 'order_id' });
    throw error;
  }
};

/**
 * One vote per member, none for one's own (COMMUNITY-27); one conditional update counts concurrent clicks
 * right.
 * @throws DomainError review_not_found, own_post, rate_limited
 */
export const voteHelpful = async (
  { reviews, limiter }: Pick<ReviewContext, 'reviews' | 'limiter'>,
  review_id: string,
  { mem_id, helped }: { readonly mem_id: string; readonly helped: boolean },
): Promise<{ helped: boolean; helpful_cnt: number }> => {
  await limiter.count('review-votes', mem_id);
  const review = await findReview(reviews, review_id);
  if (!review || !isSeen(review)) throw new DomainError('review_not_found', { field: 'review_id' });
  if (review.mem_id === mem_id) throw new DomainError('own_post', { field: 'review_id' });
  const done = await setHelpful(reviews, { review_id, mem_id, helped });
  if (done) return { helped, helpful_cnt: done.helpful_cnt };
  const [now, mine] = await Promise.all([
    findReview(reviews, review_id),
    findHelped(reviews, [review_id], mem_id),
  ]);
  return { helped: mine.size > 0, helpful_cnt: now?.helpful_cnt ?? 0 };
};
