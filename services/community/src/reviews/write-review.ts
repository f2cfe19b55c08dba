import type { LanTp, Standing } from '@narae/contracts';
import { DomainError, isDuplicateKey, nextId, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, retractPost } from '../moderation/admission/admission.ts';
import { requireAuthor } from '../kernel/require-author.ts';
import { reviewableProducts } from '../kernel/find-targets.ts';
import { tripOver } from './trips/keep-trip.ts';
import { followTrip } from './change-review.ts';
import { reviewChanged } from './review.events.ts';
import type { Ratings } from './review.model.ts';
import { postOf } from './review.rules.ts';

/** What a member writes about a trip. */
export interface WrittenReview {
  readonly order_id: string;
  readonly ratings: Ratings;
  readonly text: string;
  readonly lan_tp: LanTp;
}

/**
 * Stores the review of a trip its member has come back from, one of each order (COMMUNITY-26).
 * @throws DomainError review_not_travelled, review_exists, rate_limited, duplicate_post, login_required for a member who has just left
 */
export const writeReview = async (
  context: CommunityContext,
  { order_id, ratings, text, lan_tp }: WrittenReview,
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ review_id: string; standing: Standing }> => {
  const { mem_id } = member;
  const trip = await tripOver(context, mem_id, order_id);
  const known = trip && (await reviewableProducts(context, [trip.prod_id])).has(trip.prod_id);
  if (!trip || !known) throw new DomainError('review_not_travelled', { field: 'order_id' });
  if (await context.reviews.exists({ order_id, deleted_at: null }))
    throw new DomainError('review_exists', { field: 'order_id' });
  await requireAuthor(context, member);
  const { prod_id } = trip;
  const post = { ...postOf({ order_id, text }), lan_tp };
  const standing = await admitPost(context, member, post);
  try {
    const review_id = await nextId(context.store, 'REVIEW');
    await context.reviews.create({
      review_id,
      order_id,
      prod_id,
      mem_id,
      lan_tp,
      ...ratings,
      text,
      standing,
      reg_date: context.now(),
      outbox: [reviewChanged({ review_id, prod_id }, 1)],
    });
    context.relay.nudge();
    // Refunded while it was written: the news came before there was anything to take out of sight.
    if (!(await tripOver(context, mem_id, order_id))) await followTrip(context, { order_id, paid: false });
    return { review_id, standing };
  } catch (error) {
    await retractPost(context, member, post);
    if (isDuplicateKey(error)) throw new DomainError('review_exists', { field: 'order_id' });
    throw error;
  }
};
