import type { ModeratedPage, Standing } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { moderatedPosts } from '../moderation/queue/queue.ts';
import { findNamed } from '../kernel/author.queries.ts';
import { cutPage, readCursor } from '../kernel/page-cursor.ts';
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

/** Comments for the desk, the newest first (COMMUNITY-31). */
export const searchComments = async (
  context: CommunityContext,
  { text, author, prod_id, standing, after, limit }: CommentSearch,
): Promise<ModeratedPage> => {
  const mem_ids = author ? await findNamed(context.authors, author) : undefined;
  const filter = { text: text.toLowerCase(), mem_ids, prod_id, standing };
  const found = await findForDesk(context.comments, filter, { after: readCursor(after), size: limit + 1 });
  const { page, next } = cutPage(found, limit, ({ reg_date, comment_id: id }) => ({
    at: reg_date.getTime(),
    id,
  }));
  return { rows: await moderatedPosts(context, page.map(asPost)), next };
};
