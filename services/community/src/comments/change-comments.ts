import type { Standing } from '@narae/contracts';
import { changeStored, DomainError, type AuthUser, type Joined } from '@narae/service-kit';
import type { CommentContext } from './context.ts';
import { findCommentTarget, type JoinedDeparture, joinPosts, requireAuthor } from '../kernel/index.ts';
import { admitPost, forgetPost } from '../moderation/index.ts';
import { commentChanged, commentPost } from './write-comments.ts';
import {
  findComment,
  updateComment,
  type ReadComment,
  findLiked,
  setLike,
  anonymiseComments,
  giveComments,
} from './comment.queries.ts';

const requireOwn = (comment: ReadComment | null, mem_id: string): ReadComment => {
  if (!comment) throw new DomainError('comment_not_found', { field: 'comment_id' });
  if (comment.mem_id !== mem_id) throw new DomainError('not_own', { field: 'comment_id' });
  return comment;
};

/** An administrator reviews an edited comment again that was held or hidden. */
const standingAfterEdit = (before: Standing, admitted: Standing): Standing =>
  before === 'shown' ? admitted : 'held';

/**
 * Changes the text of one's own comment (COMMUNITY-1); the same text changes nothing.
 * @throws DomainError comment_not_found, not_own, rate_limited, duplicate_post, version_conflict
 */
export const editComment = async (
  context: CommentContext,
  { comment_id, text }: { readonly comment_id: string; readonly text: string },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<Standing> => {
  const { comments, now } = context;
  const { mem_id } = member;
  const existing = requireOwn(await findComment(comments, comment_id), mem_id);
  if (existing.deleted_at) throw new DomainError('comment_not_found', { field: 'comment_id' });
  if (existing.text === text) return existing.standing;
  await requireAuthor(context, member);
  const post = { ...commentPost(existing, text), lan_tp: existing.lan_tp };
  const admitted = await admitPost(context, member, post, { change: true });
  try {
    const changed = await changeStored(context, {
      known: existing,
      find: () => findComment(comments, comment_id),
      decide: (stored) => {
        requireOwn(stored, mem_id);
        if (stored.deleted_at) throw new DomainError('comment_not_found', { field: 'comment_id' });
        const standing = standingAfterEdit(stored.standing, admitted);
        return { text, standing, hidden_reason: '', mod_date: now() };
      },
      write: (stored, set) =>
        updateComment(comments, stored, set, commentChanged(stored, 'edited', stored.version + 1)),
    });
    await forgetPost(context, mem_id, commentPost(existing, existing.text));
    return changed?.after.standing ?? admitted;
  } catch (error) {
    await forgetPost(context, mem_id, post);
    throw error;
  }
};

/** A repeat is no error (COMMUNITY-1). @throws DomainError comment_not_found, not_own, version_conflict */
export const deleteComment = async (
  context: CommentContext,
  comment_id: string,
  mem_id: string,
): Promise<void> => {
  const { comments, now } = context;
  const existing = requireOwn(await findComment(comments, comment_id), mem_id);
  if (existing.deleted_at) return;
  await changeStored(context, {
    known: existing,
    find: () => findComment(comments, comment_id),
    decide: (stored) => {
      requireOwn(stored, mem_id);
      return stored.deleted_at ? null : { deleted_at: now(), text: '', likes: [], like_cnt: 0 };
    },
    write: (stored, set) =>
      updateComment(comments, stored, set, commentChanged(stored, 'deleted', stored.version + 1)),
  });
  await forgetPost(context, mem_id, commentPost(existing, existing.text));
};

interface Liked {
  readonly liked: boolean;
  readonly like_cnt: number;
}

/**
 * Likes a comment or takes the like back, one per member (COMMUNITY-2); one conditional update counts
 * concurrent clicks right.
 * @param wanted undefined toggles
 * @throws DomainError comment_not_found, rate_limited
 */
export const likeComment = async (
  context: CommentContext,
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
  if ((await findCommentTarget(context, comment)).withdrawn) return gone();
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

/** Removes a departed member's name and likes; the texts stay (ACCOUNT-11, COMMUNITY-8). */
export const forgetComments = (
  { comments }: Pick<CommentContext, 'comments'>,
  mem_id: string,
): Promise<void> => anonymiseComments(comments, mem_id);

/** Gives the comments on a departure to its trip (COMMUNITY-36). */
export const joinComments = async (
  { comments }: Pick<CommentContext, 'comments'>,
  departure: JoinedDeparture,
): Promise<void> => {
  await joinPosts(comments, departure);
};

/** Moves comments and likes of a merged account, one like per comment (ACCOUNT-36, COMMUNITY-2). */
export const moveComments = ({ comments }: Pick<CommentContext, 'comments'>, joined: Joined): Promise<void> =>
  giveComments(comments, joined);
