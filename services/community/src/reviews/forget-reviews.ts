import type { CommunityContext } from '../context.ts';
import { anonymise } from './review.queries.ts';

/**
 * Takes the name from what a member who left has written, their votes back and their pictures away; stars and texts stay
 * (ACCOUNT-11, COMMUNITY-8).
 */
export const forgetReviews = async (
  { reviews, reviewPictures }: Pick<CommunityContext, 'reviews' | 'reviewPictures'>,
  mem_id: string,
): Promise<void> => {
  await reviewPictures.deleteMany({ mem_id });
  await anonymise(reviews, mem_id);
};
