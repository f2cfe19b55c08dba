import type { ModeratedPage, Standing } from '@narae/contracts';
import type { CommentContext } from './context.ts';
import { cutPage, findNamed, readCursor } from '../kernel/index.ts';
import { moderatedPosts, type Post, type PostKindRow } from '../moderation/index.ts';
import { commentChanged, commentReplied, isTold } from './write-comments.ts';
import {
  findComment,
  findComments,
  findHeldComments,
  updateComment,
  type ReadComment,
  findCommentsForDesk,
} from './comment.queries.ts';

const asPost = (comment: ReadComment): Post => ({
  kind: 'comment',
  id: comment.comment_id,
  mem_id: comment.mem_id,
  text: comment.text,
  pictures: [],
  lan_tp: comment.lan_tp,
  standing: comment.standing,
  hidden_reason: comment.hidden_reason,
  reg_date: comment.reg_date,
  about: { comment_type: comment.comment_type, prod_id: comment.prod_id },
  version: comment.version,
  public: true,
});

/** Gives moderation the comments, and publishes its decisions to open pages. */
export const commentKind = (comments: CommentContext['comments']): PostKindRow => ({
  find: async (ids) => (await findComments(comments, ids)).map(asPost),
  findHeld: async (page) => (await findHeldComments(comments, page)).map(asPost),
  decide: async (post, { standing, hidden_reason, audit }) => {
    const { id: comment_id, version } = post;
    const existing = await findComment(comments, comment_id);
    if (existing?.version !== version) return false;
    const answered = existing.reply_to ? await findComment(comments, existing.reply_to) : null;
    const tells =
      standing === 'shown' && !existing.told && answered !== null && isTold(answered, existing.mem_id);
    const events = [
      commentChanged(existing, 'moderated', version + 1),
      ...(tells ? [commentReplied(existing, answered, version + 1)] : []),
    ];
    const set = { standing, hidden_reason, ...(tells && { told: true }) };
    return (await updateComment(comments, existing, set, events, audit)) !== null;
  },
});

interface CommentSearch {
  readonly text: string;
  readonly author: string;
  readonly prod_id?: string | undefined;
  readonly standing?: Standing | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of comments for the desk, newest first (COMMUNITY-31). */
export const searchComments = async (
  context: CommentContext,
  { text, author, prod_id, standing, after, limit }: CommentSearch,
): Promise<ModeratedPage> => {
  const mem_ids = author ? await findNamed(context.authors, author) : undefined;
  const filter = { text: text.toLowerCase(), mem_ids, prod_id, standing };
  const found = await findCommentsForDesk(context.comments, filter, {
    after: readCursor(after),
    size: limit + 1,
  });
  const { page, next } = cutPage(found, limit, ({ reg_date, comment_id: id }) => ({
    at: reg_date.getTime(),
    id,
  }));
  return { rows: await moderatedPosts(context, page.map(asPost)), next };
};
