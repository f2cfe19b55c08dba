import { commentChangedV2, commentRepliedV1 } from '@narae/events';
import { raise, type OutboxEntry, DomainError, nextId, type AuthUser, auditEntry } from '@narae/service-kit';
import type { LanTp, Standing } from '@narae/contracts';
import { MAX_REPLIES } from '@narae/contracts/post-limits';
import type { StoredComment } from './comment.model.ts';
import type { CommentContext } from './context.ts';
import { createNumbered, requireAuthor, requireTarget, wholeOf } from '../kernel/index.ts';
import { admitPost, retractPost } from '../moderation/index.ts';
import { countReplies, findComment, isInThread, type ReadComment, type Thread } from './comment.queries.ts';

type Change = 'written' | 'edited' | 'deleted' | 'likes' | 'moderated';

/** @param version of the comment after the change; likes leave it unchanged */
export const commentChanged = (
  { comment_id, comment_type, prod_id, trip_id }: Thread & Pick<StoredComment, 'comment_id'>,
  change: Change,
  version: number,
): OutboxEntry =>
  raise(commentChangedV2, {
    aggregateId: comment_id,
    version,
    data: { comment_id, comment_type, prod_id, change, ...(trip_id && { trip_id }) },
  });

export const commentReplied = (
  { comment_id, comment_type, prod_id }: Pick<StoredComment, 'comment_id' | 'comment_type' | 'prod_id'>,
  answered: Pick<StoredComment, 'comment_id' | 'mem_id'>,
  version: number,
): OutboxEntry =>
  raise(commentRepliedV1, {
    aggregateId: comment_id,
    version,
    data: {
      comment_id: answered.comment_id,
      reply_id: comment_id,
      comment_type,
      prod_id,
      mem_id: answered.mem_id,
    },
  });

/** The same words about two contents are no repeat, about two departures of a trip they are. */
export const commentPost = (
  about: Thread,
  text: string,
): { readonly kind: 'comment'; readonly text: string } => ({
  kind: 'comment',
  text: `${wholeOf(about)} ${text}`,
});

interface WrittenComment extends Pick<Thread, 'prod_id' | 'comment_type'> {
  readonly text: string;
  readonly lan_tp: LanTp;
  readonly reply_to?: string | undefined;
  /** A number that an old client names. */
  readonly named?: unknown;
}

/**
 * Finds the comment to answer (COMMUNITY-13).
 * @throws DomainError replies_most, comment_not_found also for a reply, or one elsewhere or not shown
 */
const requireAnswered = async (
  { comments }: Pick<CommentContext, 'comments'>,
  thread: Thread,
  reply_to: string,
): Promise<ReadComment> => {
  const found = await findComment(comments, reply_to);
  const open = found?.standing === 'shown' && !found.deleted_at && !found.reply_to;
  if (!open || !isInThread(found, thread)) throw new DomainError('comment_not_found', { field: 'reply_to' });
  if ((await countReplies(comments, reply_to, MAX_REPLIES)) >= MAX_REPLIES)
    throw new DomainError('replies_most', { field: 'reply_to' });
  return found;
};

/** Authors are sent an event of an answer, except of their own and after they left. */
export const isTold = (answered: Pick<ReadComment, 'mem_id'>, mem_id: string): boolean =>
  answered.mem_id !== '' && answered.mem_id !== mem_id;

/**
 * Stores a comment; admission decides who sees it (COMMUNITY-1, COMMUNITY-12).
 * @throws DomainError content_not_found, comment_not_found, replies_most, rate_limited, new_member_limit,
 * duplicate_post, login_required for a member who has just left
 */
export const writeComment = async (
  context: CommentContext,
  { prod_id, comment_type, text, lan_tp, reply_to, named }: WrittenComment,
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ comment_id: string; standing: Standing }> => {
  const { mem_id } = member;
  const about = { prod_id, comment_type };
  const thread = { ...about, ...(await requireTarget(context, about)) };
  const answered = reply_to === undefined ? null : await requireAnswered(context, thread, reply_to);
  await requireAuthor(context, member);
  const post = { ...commentPost(thread, text), lan_tp };
  const standing = await admitPost(context, member, post);
  try {
    const isNotified = answered !== null && standing === 'shown' && isTold(answered, mem_id);
    const create = (comment_id: string) =>
      context.comments.create({
        comment_id,
        reply_to: reply_to ?? null,
        told: isNotified,
        ...thread,
        mem_id,
        lan_tp,
        text,
        standing,
        reg_date: context.now(),
        outbox: [
          commentChanged({ comment_id, ...thread }, 'written', 1),
          ...(isNotified ? [commentReplied({ comment_id, ...thread }, answered, 1)] : []),
        ],
      });
    const comment_id = await createNumbered(context, { prefix: 'COMMENT', named, mem_id }, create);
    context.relay.nudge();
    return { comment_id, standing };
  } catch (error) {
    await retractPost(context, member, post);
    throw error;
  }
};

/**
 * Answers for the shop: shown at once, unsigned (COMMUNITY-13).
 * @param by mem_id of the administrator
 * @throws DomainError comment_not_found, content_not_found, replies_most
 */
export const answerComment = async (
  context: CommentContext,
  { comment_id: reply_to, text, lan_tp }: { comment_id: string; text: string; lan_tp: LanTp },
  by: string,
): Promise<string> => {
  const { comments, now, relay, store } = context;
  const existing = await findComment(comments, reply_to);
  if (!existing) throw new DomainError('comment_not_found', { field: 'comment_id' });
  const { prod_id, comment_type, trip_id } = existing;
  const thread = { prod_id, comment_type, trip_id };
  await requireTarget(context, thread);
  const answered = await requireAnswered(context, thread, reply_to);
  const comment_id = await nextId(store, 'COMMENT');
  const isNotified = isTold(answered, by);
  const audit = auditEntry({ by, action: 'comment-answered' as const, kind: 'comment', id: reply_to }, now());
  await comments.create({
    comment_id,
    ...thread,
    reply_to,
    by_desk: true,
    told: isNotified,
    mem_id: by,
    lan_tp,
    text,
    standing: 'shown',
    reg_date: now(),
    audit: [audit],
    outbox: [
      commentChanged({ comment_id, ...thread }, 'written', 1),
      ...(isNotified ? [commentReplied({ comment_id, ...thread }, answered, 1)] : []),
    ],
  });
  relay.nudge();
  return comment_id;
};
