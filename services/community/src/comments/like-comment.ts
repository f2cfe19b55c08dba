import { DomainError } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { isWithdrawn } from '../kernel/find-targets.ts';
import { commentChanged } from './comment.events.ts';
import { findComment, findLiked, setLike } from './comment.queries.ts';

/** Whether the member likes the comment now, and how many do. */
export interface Liked {
  readonly liked: boolean;
  readonly like_cnt: number;
}

/**
 * Likes a comment or takes the like back, one per member (COMMUNITY-2). Each change is one conditional update, so that a crowd and
 * one member's two clicks at once are counted right. @param wanted undefined for whichever it is not
 * @throws DomainError comment_not_found, rate_limited
 */
export const likeComment = async (
  context: CommunityContext,
  comment_id: string,
  { mem_id, wanted }: { readonly mem_id: string; readonly wanted: boolean | undefined },
): Promise<Liked> => {
  const { comments, limiter, relay } = context;
  await limiter.count('comment-likes', mem_id);
  const comment = await findComment(comments, comment_id);
  const gone = (): never => {
    throw new DomainError('comment_not_found', { field: 'comment_id' });
  };
  if (!comment || comment.deleted_at || comment.standing !== 'shown') return gone();
  if (await isWithdrawn(context, comment)) return gone();
  const event = commentChanged(comment, 'likes', comment.version);
  for (const liked of wanted === undefined ? [true, false] : [wanted]) {
    const done = await setLike(comments, { comment_id, mem_id, liked }, event);
    if (!done) continue;
    relay.nudge();
    return { liked, like_cnt: done.like_cnt };
  }
  const now = await findComment(comments, comment_id);
  if (!now || now.deleted_at) return gone();
  return { liked: (await findLiked(comments, [comment_id], mem_id)).size > 0, like_cnt: now.like_cnt };
};
