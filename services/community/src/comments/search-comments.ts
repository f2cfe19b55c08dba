import type { Standing } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import type { Post } from '../moderation/post-kind.ts';
import { findNamed } from '../shared/author.queries.ts';
import { readCursor } from '../shared/page-cursor.ts';
import { asPost } from './comment-kind.ts';
import { findForDesk } from './comment.queries.ts';

/** What the desk looks for among comments. */
export interface CommentSearch {
  readonly text: string;
  /** A member's number or whole nickname; empty for everybody. */
  readonly author: string;
  readonly prod_id?: string | undefined;
  readonly standing?: Standing | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Comments by what they say, who wrote them, what they are about and where they stand, the newest first. */
export const searchComments = async (
  { comments, authors }: Pick<CommunityContext, 'comments' | 'authors'>,
  { text, author, prod_id, standing, after, limit }: CommentSearch,
): Promise<Post[]> => {
  const mem_ids = author ? await findNamed(authors, author) : undefined;
  const filter = { text: text.toLowerCase(), mem_ids, prod_id, standing };
  return (await findForDesk(comments, filter, { after: readCursor(after), size: limit })).map(asPost);
};
