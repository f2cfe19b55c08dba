import type { Standing } from '@narae/contracts';
import { changeStored, DomainError, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, forgetPost } from '../moderation/admission/admission.ts';
import { requireAuthor } from '../kernel/require-author.ts';
import { commentChanged } from './comment.events.ts';
import { findComment, writeOver, type ReadComment } from './comment.queries.ts';

/** A comment of the member's own, deleted or not. @throws DomainError comment_not_found, not_own */
const requireOwn = (comment: ReadComment | null, mem_id: string): ReadComment => {
  if (!comment) throw new DomainError('comment_not_found', { field: 'comment_id' });
  if (comment.mem_id !== mem_id) throw new DomainError('not_own', { field: 'comment_id' });
  return comment;
};

/** Where an edited comment stands: what was held or hidden is seen again by an administrator first. */
const standingAfterEdit = (before: Standing, admitted: Standing): Standing =>
  before === 'shown' ? admitted : 'held';

/**
 * Changes the text of a member's own comment and says when (COMMUNITY-1); the same text changes nothing.
 * @throws DomainError comment_not_found, not_own, rate_limited, duplicate_post, version_conflict
 */
export const editComment = async (
  context: CommunityContext,
  { comment_id, text }: { readonly comment_id: string; readonly text: string },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<Standing> => {
  const { comments, now } = context;
  const { mem_id } = member;
  const known = requireOwn(await findComment(comments, comment_id), mem_id);
  if (known.deleted_at) throw new DomainError('comment_not_found', { field: 'comment_id' });
  if (known.text === text) return known.standing;
  await requireAuthor(context, member);
  const post = { kind: 'comment', text: `${known.prod_id} ${text}`, lan_tp: known.lan_tp } as const;
  const admitted = await admitPost(context, member, post, { change: true });
  try {
    const changed = await changeStored(context, {
      known,
      find: () => findComment(comments, comment_id),
      decide: (stored) => {
        requireOwn(stored, mem_id);
        if (stored.deleted_at) throw new DomainError('comment_not_found', { field: 'comment_id' });
        const standing = standingAfterEdit(stored.standing, admitted);
        return { text, standing, hidden_reason: '', mod_date: now() };
      },
      write: (stored, set) =>
        writeOver(comments, stored, set, commentChanged(stored, 'edited', stored.version + 1)),
    });
    await forgetPost(context, mem_id, { kind: 'comment', text: `${known.prod_id} ${known.text}` });
    return changed?.after.standing ?? admitted;
  } catch (error) {
    await forgetPost(context, mem_id, post);
    throw error;
  }
};

/**
 * Deletes a member's own comment, its text and likes at once (COMMUNITY-1); one that is deleted already is no error.
 * @throws DomainError comment_not_found, not_own, version_conflict
 */
export const deleteComment = async (
  context: CommunityContext,
  comment_id: string,
  mem_id: string,
): Promise<void> => {
  const { comments, now } = context;
  const known = requireOwn(await findComment(comments, comment_id), mem_id);
  if (known.deleted_at) return;
  await changeStored(context, {
    known,
    find: () => findComment(comments, comment_id),
    decide: (stored) => {
      requireOwn(stored, mem_id);
      return stored.deleted_at ? null : { deleted_at: now(), text: '', likes: [], like_cnt: 0 };
    },
    write: (stored, set) =>
      writeOver(comments, stored, set, commentChanged(stored, 'deleted', stored.version + 1)),
  });
  await forgetPost(context, mem_id, { kind: 'comment', text: `${known.prod_id} ${known.text}` });
};
