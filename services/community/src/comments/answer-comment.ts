import type { LanTp } from '@narae/contracts';
import { auditEntry, DomainError, nextId } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { requireTarget } from '../kernel/find-targets.ts';
import { commentChanged, commentReplied } from './comment.events.ts';
import { findComment } from './comment.queries.ts';
import { isTold, requireAnswered } from './write-comment.ts';

/**
 * Answers a comment for the shop: everybody sees it at once, and not who at the desk wrote it (COMMUNITY-13).
 * @param by mem_id of the administrator @throws DomainError comment_not_found, content_not_found, replies_most
 */
export const answerComment = async (
  context: CommunityContext,
  { comment_id: reply_to, text, lan_tp }: { comment_id: string; text: string; lan_tp: LanTp },
  by: string,
): Promise<string> => {
  const { comments, now, relay, store } = context;
  const known = await findComment(comments, reply_to);
  if (!known) throw new DomainError('comment_not_found', { field: 'comment_id' });
  const thread = { prod_id: known.prod_id, comment_type: known.comment_type };
  await requireTarget(context, thread);
  const answered = await requireAnswered(context, thread, reply_to);
  const comment_id = await nextId(store, 'COMMENT');
  const told = isTold(answered, by);
  const audit = auditEntry({ by, action: 'comment-answered' as const, kind: 'comment', id: reply_to }, now());
  await comments.create({
    comment_id,
    ...thread,
    reply_to,
    by_desk: true,
    told,
    mem_id: by,
    lan_tp,
    text,
    standing: 'shown',
    reg_date: now(),
    audit: [audit],
    outbox: [
      commentChanged({ comment_id, ...thread }, 'written', 1),
      ...(told ? [commentReplied({ comment_id, ...thread }, answered, 1)] : []),
    ],
  });
  relay.nudge();
  return comment_id;
};
