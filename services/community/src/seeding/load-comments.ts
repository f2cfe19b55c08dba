import type { CommunityStore } from '../context.ts';
import type { CommunityContent } from './community-content.ts';

const hourMs = 3_600_000;

/** Adds what is said of a new shop's products, articles and events, everything shown. */
export const loadComments = async (
  { comments }: CommunityStore,
  { comments: said }: CommunityContent,
  now: Date,
): Promise<void> => {
  await comments.bulkWrite(
    said.map(({ comment_id, hoursAgo, likes, ...comment }) => ({
      updateOne: {
        filter: { comment_id },
        update: {
          $setOnInsert: {
            ...comment,
            standing: 'shown',
            likes: [...likes],
            like_cnt: likes.length,
            reg_date: new Date(now.getTime() - hoursAgo * hourMs),
            version: 1,
          },
        },
        upsert: true,
      },
    })),
  );
};
