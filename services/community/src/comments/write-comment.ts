import { MAX_REPLIES, type LanTp, type Standing } from '@narae/contracts';
import { DomainError, nextId, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, retractPost } from '../moderation/admission/admission.ts';
import { requireAuthor } from '../kernel/require-author.ts';
import { requireTarget } from '../kernel/find-targets.ts';
import { commentChanged, commentReplied } from './comment.events.ts';
import { countReplies, findComment, type ReadComment, type Thread } from './comment.queries.ts';

/** What a member wrote, and where. */
export interface WrittenComment extends Thread {
  readonly text: string;
  readonly lan_tp: LanTp;
  /** The comment it answers. */
  readonly reply_to?: string | undefined;
}

/**
 * The comment that is answered (COMMUNITY-13). @throws DomainError comment_not_found for one that not everybody sees, that is an answer
 * itself or stands elsewhere, replies_most
 */
export const requireAnswered = async (
  { comments }: Pick<CommunityContext, 'comments'>,
  { prod_id, comment_type }: Thread,
  reply_to: string,
): Promise<ReadComment> => {
  const found = await findComment(comments, reply_to);
  const open = found?.standing === 'shown' && !found.deleted_at && !found.reply_to;
  if (!open || found.prod_id !== prod_id || found.comment_type !== comment_type)
    throw new DomainError('comment_not_found', { field: 'reply_to' });
  if ((await countReplies(comments, reply_to, MAX_REPLIES)) >= MAX_REPLIES)
    throw new DomainError('replies_most', { field: 'reply_to' });
  return found;
};

/** Whether whoever wrote a comment is told of an answer: not of their own, and nobody who has left. */
export const isTold = (answered: Pick<ReadComment, 'mem_id'>, mem_id: string): boolean =>
  answered.mem_id !== '' && answered.mem_id !== mem_id;

/**
 * Stores a comment; whether everybody sees it at once is for admission to say (COMMUNITY-1, COMMUNITY-12).
 * @throws DomainError content_not_found (nothing the catalogue shows), comment_not_found and replies_most of the one it answers, rate_limited, new_member_limit, duplicate_post,
 *   login_required for a member who has just left
 */
export const writeComment = async (
  context: CommunityContext,
  { prod_id, comment_type, text, lan_tp, reply_to }: WrittenComment,
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ comment_id: string; standing: Standing }> => {
  const { mem_id } = member;
  const thread = { prod_id, comment_type };
  await requireTarget(context, thread);
  const answered = reply_to === undefined ? null : await requireAnswered(context, thread, reply_to);
  await requireAuthor(context, member);
  // Commenting on two things in the same words is no repeat.
  const post = { kind: 'comment', text: `${prod_id} ${text}`, lan_tp } as const;
  const standing = await admitPost(context, member, post);
  try {
    const comment_id = await nextId(context.store, 'COMMENT');
    const told = answered !== null && standing === 'shown' && isTold(answered, mem_id);
    await context.comments.create({
      comment_id,
      reply_to: reply_to ?? null,
      told,
      ...thread,
      mem_id,
      lan_tp,
      text,
      standing,
      reg_date: context.now(),
      outbox: [
        commentChanged({ comment_id, ...thread }, 'written', 1),
        ...(told ? [commentReplied({ comment_id, ...thread }, answered, 1)] : []),
      ],
    });
    context.relay.nudge();
    return { comment_id, standing };
  } catch (error) {
    await retractPost(context, member, post);
    throw error;
  }
};
