import type { Joined } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { hand } from './review.queries.ts';

/** Makes the reviews of a joined account the other one's, with pictures and votes: one per member and review (ACCOUNT-36). */
export const moveReviews = async (
  { reviews, reviewPictures }: Pick<CommunityContext, 'reviews' | 'reviewPictures'>,
  joined: Joined,
): Promise<void> => {
  await reviewPictures.updateMany({ mem_id: joined.from }, { $set: { mem_id: joined.into } });
  await hand(reviews, joined);
};
