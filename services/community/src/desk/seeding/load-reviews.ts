import type { CommunityStore } from '../../context.ts';
import { reviewChanged } from '../../reviews/review.events.ts';
import type { CommunityContent } from './community-content.ts';
import { hoursBefore, insertMissing } from './insert-missing.ts';

/** Adds what is said of a new shop's trips, everything shown; the averages follow once the service runs. */
export const loadReviews = (
  { reviews }: CommunityStore,
  { reviews: said }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    reviews,
    'review_id',
    said.map(({ daysAgo, helpful, ...review }) => ({
      ...review,
      order_id: `ORDER-${review.review_id}`,
      standing: 'shown',
      helpful: [...helpful],
      helpful_cnt: helpful.length,
      reg_date: hoursBefore(now, daysAgo * 24),
      replied_at: review.reply ? hoursBefore(now, (daysAgo - 1) * 24) : null,
      version: 1,
      outbox: [reviewChanged(review, 1)],
    })),
  );
