import { DomainError } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { findHelped, findReview, setHelpful } from './review.queries.ts';
import { isSeen } from './review.rules.ts';

/**
 * Says that a review helped, or takes that back, one vote per member and none for one's own (COMMUNITY-27). Each change is one
 * conditional update, so that a crowd and one member's two clicks at once are counted right.
 * @throws DomainError review_not_found, own_post, rate_limited
 */
export const voteHelpful = async (
  { reviews, limiter }: Pick<CommunityContext, 'reviews' | 'limiter'>,
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
