import type { Joined } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { hand } from './comment.queries.ts';

/** Makes what a joined account has written the other one's, and its likes: one per member and comment (ACCOUNT-36, COMMUNITY-2). */
export const moveComments = (
  { comments }: Pick<CommunityContext, 'comments'>,
  joined: Joined,
): Promise<void> => hand(comments, joined);
