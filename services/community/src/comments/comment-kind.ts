import type { CommunityStore } from '../context.ts';
import type { Post, PostKindRow } from '../moderation/post-kinds.ts';
import { commentChanged, commentReplied } from './comment.events.ts';
import {
  findComment,
  findComments,
  findHeldComments,
  writeOver,
  type ReadComment,
} from './comment.queries.ts';
import { isTold } from './write-comment.ts';

/** A comment as moderation looks at it. */
export const asPost = (comment: ReadComment): Post => ({
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

/** How moderation finds comments and decides on them; open pages get an event. */
export const commentKind = (comments: CommunityStore['comments']): PostKindRow => ({
  find: async (ids) => (await findComments(comments, ids)).map(asPost),
  findHeld: async (page) => (await findHeldComments(comments, page)).map(asPost),
  decide: async (post, { standing, hidden_reason, audit }) => {
    const { id: comment_id, version } = post;
    const known = await findComment(comments, comment_id);
    if (known?.version !== version) return false;
    const answered = known.reply_to ? await findComment(comments, known.reply_to) : null;
    const tells = standing === 'shown' && !known.told && answered !== null && isTold(answered, known.mem_id);
    const events = [
      commentChanged(known, 'moderated', version + 1),
      ...(tells ? [commentReplied(known, answered, version + 1)] : []),
    ];
    const set = { standing, hidden_reason, ...(tells && { told: true }) };
    return (await writeOver(comments, known, set, events, audit)) !== null;
  },
});
