import type { CommunityStore } from '../../context.ts';
import type { CommunityContent } from './community-content.ts';
import { hoursBefore, insertMissing } from './insert-missing.ts';

/** Adds what is said of a new shop's products, articles and events, everything shown. */
export const loadComments = (
  { comments }: CommunityStore,
  { comments: said }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    comments,
    'comment_id',
    said.map(({ hoursAgo, likes, ...comment }) => ({
      ...comment,
      standing: 'shown',
      likes: [...likes],
      like_cnt: likes.length,
      reg_date: hoursBefore(now, hoursAgo),
      version: 1,
    })),
  );
