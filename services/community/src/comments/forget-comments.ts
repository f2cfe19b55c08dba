import type { CommunityContext } from '../context.ts';
import { forgetPosts } from '../moderation/admit-post.ts';
import { anonymise } from './comment.queries.ts';

/** Takes the name from what a member who left has written, and their likes back; the texts stay (ACCOUNT-11, COMMUNITY-8). */
export const forgetComments = async (context: CommunityContext, mem_id: string): Promise<void> => {
  await anonymise(context.comments, mem_id);
  await forgetPosts(context, mem_id);
};
