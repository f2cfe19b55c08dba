import type { LanTp, Standing } from '@narae/contracts';
import { nextId, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, forgetPost } from '../moderation/admit-post.ts';
import { requireAuthor } from '../shared/require-author.ts';
import { requireTarget } from '../targets/find-targets.ts';
import { commentChanged } from './comment.events.ts';
import type { Thread } from './comment.queries.ts';

/** What a member wrote, and where. */
export interface WrittenComment extends Thread {
  readonly text: string;
  readonly lan_tp: LanTp;
}

/**
 * Stores a comment; whether everybody sees it at once is for admission to say (COMMUNITY-1, COMMUNITY-12).
 * @throws DomainError content_not_found (nothing the catalogue shows), rate_limited, new_member_limit, duplicate_post,
 *   login_required for a member who has just left
 */
export const writeComment = async (
  context: CommunityContext,
  { prod_id, comment_type, text, lan_tp }: WrittenComment,
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<{ comment_id: string; standing: Standing }> => {
  const { mem_id } = member;
  const thread = { prod_id, comment_type };
  await requireTarget(context, thread);
  await requireAuthor(context, member);
  // Commenting on two things in the same words is no repeat.
  const post = { kind: 'comment', text: `${prod_id} ${text}`, lan_tp } as const;
  const standing = await admitPost(context, member, post);
  try {
    const comment_id = await nextId(context.store, 'COMMENT');
    await context.comments.create({
      comment_id,
      ...thread,
      mem_id,
      lan_tp,
      text,
      standing,
      reg_date: context.now(),
      outbox: [commentChanged({ comment_id, ...thread }, 'written', 1)],
    });
    context.relay.nudge();
    return { comment_id, standing };
  } catch (error) {
    await forgetPost(context, mem_id, post);
    throw error;
  }
};
