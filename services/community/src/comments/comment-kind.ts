import type { Post, PostKindRow } from '../moderation/post-kind.ts';
import { commentChanged } from './comment.events.ts';
import { findComments, findHeldComments, writeOver, type ReadComment } from './comment.queries.ts';

/** A comment as moderation looks at it. */
export const asPost = (comment: ReadComment): Post => ({
  kind: 'comment',
  id: comment.comment_id,
  mem_id: comment.mem_id,
  text: comment.text,
  lan_tp: comment.lan_tp,
  standing: comment.standing,
  hidden_reason: comment.hidden_reason,
  reg_date: comment.reg_date,
  about: { comment_type: comment.comment_type, prod_id: comment.prod_id },
  version: comment.version,
  public: true,
});

/** How moderation finds comments and decides on them; open pages are told. */
export const commentKind: PostKindRow = {
  find: async ({ comments }, ids) => (await findComments(comments, ids)).map(asPost),
  findHeld: async ({ comments }, page) => (await findHeldComments(comments, page)).map(asPost),
  decide: async ({ comments }, { id: comment_id, about, version }, { standing, hidden_reason, audit }) => {
    if (!about) return false;
    const event = commentChanged({ comment_id, ...about }, 'moderated', version + 1);
    return (
      (await writeOver(comments, { comment_id, version }, { standing, hidden_reason }, event, audit)) !== null
    );
  },
};
