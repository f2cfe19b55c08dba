import type { CommunityContext } from '../context.ts';
import { anonymise } from './comment.queries.ts';

/** Takes the name from what a member who left has written, and their likes back; the texts stay (ACCOUNT-11, COMMUNITY-8). */
export const forgetComments = (
  { comments }: Pick<CommunityContext, 'comments'>,
  mem_id: string,
): Promise<void> => anonymise(comments, mem_id);
