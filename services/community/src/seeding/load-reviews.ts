import type { CommunityStore } from '../context.ts';
import { reviewChanged } from '../reviews/review.events.ts';
import type { CommunityContent } from './community-content.ts';

const dayMs = 86_400_000;

/** Adds what is said of a new shop's trips, everything shown; the averages follow once the service runs. */
export const loadReviews = async (
  { reviews }: CommunityStore,
  { reviews: said }: CommunityContent,
  now: Date,
): Promise<void> => {
  await reviews.bulkWrite(
    said.map(({ review_id, daysAgo, helpful, ...review }) => {
      const reg_date = new Date(now.getTime() - daysAgo * dayMs);
      return {
        updateOne: {
          filter: { review_id },
          update: {
            $setOnInsert: {
              ...review,
              order_id: `ORDER-${review_id}`,
              standing: 'shown',
              helpful: [...helpful],
              helpful_cnt: helpful.length,
              reg_date,
              replied_at: review.reply ? new Date(reg_date.getTime() + dayMs) : null,
              version: 1,
              outbox: [reviewChanged({ review_id, prod_id: review.prod_id }, 1)],
            },
          },
          upsert: true,
        },
      };
    }),
  );
};
