import type { CommunityStore } from '../context.ts';
import type { Post, PostKindRow } from '../moderation/post-kinds.ts';
import { reviewChanged } from './review.events.ts';
import { findHeldReviews, findReviews, writeOver, type ReadReview } from './review.queries.ts';
import { picturePath } from './review.rules.ts';

/** A review as moderation looks at it. */
const asPost = (review: ReadReview): Post => ({
  kind: 'review',
  id: review.review_id,
  mem_id: review.mem_id,
  text: review.text,
  pictures: review.pictures.map((picture_id) => ({ picture_id, src: picturePath(picture_id, 1600) })),
  lan_tp: review.lan_tp,
  standing: review.standing,
  hidden_reason: review.hidden_reason,
  reg_date: review.reg_date,
  // Either screen of products opens the right one.
  about: { comment_type: 'trip', prod_id: review.prod_id },
  version: review.version,
  public: review.travelled,
});

/** How moderation finds reviews and decides on them; the averages follow. */
export const reviewKind = (reviews: CommunityStore['reviews']): PostKindRow => ({
  find: async (ids) => (await findReviews(reviews, ids)).map(asPost),
  findHeld: async (page) => (await findHeldReviews(reviews, page)).map(asPost),
  decide: async ({ id: review_id, about, version }, { standing, hidden_reason, audit }) => {
    if (!about) return false;
    const event = reviewChanged({ review_id, prod_id: about.prod_id }, version + 1);
    return (
      (await writeOver(reviews, { review_id, version }, { standing, hidden_reason }, event, audit)) !== null
    );
  },
});
