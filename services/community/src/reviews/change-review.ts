import type { Standing } from '@narae/contracts';
import {
  auditEntry,
  changeStored,
  DomainError,
  type AuthUser,
  type ChangedDocument,
} from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { admitPost, forgetPost } from '../moderation/admission/admission.ts';
import { requireAuthor } from '../kernel/require-author.ts';
import { reviewChanged } from './review.events.ts';
import type { Ratings, StoredReview } from './review.model.ts';
import { findOtherwise, findReview, writeOver, type ReadReview } from './review.queries.ts';
import { editUntil, postOf } from './review.rules.ts';

type Changing = Pick<CommunityContext, 'reviews' | 'now' | 'relay'>;

const gone = (): DomainError => new DomainError('review_not_found', { field: 'review_id' });

/** A review that is not deleted. @throws DomainError review_not_found */
const requireLive = (review: ReadReview | null): ReadReview => {
  if (!review || review.deleted_at) throw gone();
  return review;
};

/** A member's own review, deleted or not; somebody else's is not found. @throws DomainError review_not_found */
const requireOwn = (review: ReadReview | null, mem_id: string): ReadReview => {
  if (review?.mem_id !== mem_id) throw gone();
  return review;
};

/** @throws DomainError review_not_found, review_edit_over */
const requireEditable = (review: ReadReview | null, mem_id: string, now: Date): ReadReview => {
  const own = requireLive(requireOwn(review, mem_id));
  if (now >= editUntil(own)) throw new DomainError('review_edit_over', { field: 'review_id' });
  return own;
};

/** Changes a review and tells of it in the same update. */
const change = (
  context: Changing,
  known: ReadReview,
  decide: (stored: ReadReview, now: Date) => Partial<StoredReview> | null,
): Promise<ChangedDocument<ReadReview> | null> =>
  changeStored<ReadReview, Partial<StoredReview>>(context, {
    known,
    find: () => findReview(context.reviews, known.review_id),
    decide: (stored, { now }) => decide(stored, now),
    write: (stored, set) =>
      writeOver(context.reviews, stored, set, reviewChanged(stored, stored.version + 1)),
  });

/**
 * Changes a member's own review within 30 days and says when (COMMUNITY-26).
 * @throws DomainError review_not_found, review_edit_over, rate_limited, duplicate_post, version_conflict
 */
export const editReview = async (
  context: CommunityContext,
  { review_id, ratings, text }: { review_id: string; ratings: Ratings; text: string },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<Standing> => {
  const { mem_id } = member;
  const known = requireEditable(await findReview(context.reviews, review_id), mem_id, context.now());
  await requireAuthor(context, member);
  const same = known.text === text;
  const post = { ...postOf({ order_id: known.order_id, text }), lan_tp: known.lan_tp };
  const admitted = same ? known.standing : await admitPost(context, member, post, { change: true });
  try {
    const changed = await change(context, known, (stored, now) => {
      requireEditable(stored, mem_id, now);
      // What was held or hidden is seen again by the desk first.
      const standing = same ? stored.standing : stored.standing === 'shown' ? admitted : 'held';
      return {
        ...ratings,
        text,
        standing,
        hidden_reason: standing === 'hidden' ? stored.hidden_reason : '',
        mod_date: now,
      };
    });
    if (!same) await forgetPost(context, mem_id, postOf(known));
    return changed?.after.standing ?? admitted;
  } catch (error) {
    if (!same) await forgetPost(context, mem_id, post);
    throw error;
  }
};

/**
 * Deletes a member's own review, what it says, its pictures and votes at once; one that is deleted already is no error.
 * @throws DomainError review_not_found, version_conflict
 */
export const deleteReview = async (
  context: CommunityContext,
  review_id: string,
  mem_id: string,
): Promise<void> => {
  const known = requireOwn(await findReview(context.reviews, review_id), mem_id);
  await change(context, known, (stored, now) =>
    requireOwn(stored, mem_id).deleted_at
      ? null
      : { deleted_at: now, text: '', reply: '', pictures: [], helpful: [], helpful_cnt: 0 },
  );
  await context.reviewPictures.deleteMany({ review_id });
  await forgetPost(context, mem_id, postOf(known));
};

/** Changes which pictures a member's own review has. @throws DomainError review_not_found, review_edit_over, version_conflict */
export const changePictures = async (
  context: Changing,
  review_id: string,
  mem_id: string,
  decide: (pictures: readonly string[]) => string[],
): Promise<void> => {
  const known = requireEditable(await findReview(context.reviews, review_id), mem_id, context.now());
  await change(context, known, (stored, now) => ({
    pictures: decide(requireEditable(stored, mem_id, now).pictures),
  }));
};

/** A member's own review while it can be changed. @throws DomainError review_not_found, review_edit_over */
export const requireEditableReview = async (
  { reviews, now }: Pick<CommunityContext, 'reviews' | 'now'>,
  review_id: string,
  mem_id: string,
): Promise<ReadReview> => requireEditable(await findReview(reviews, review_id), mem_id, now());

/** Takes the review of a trip that was refunded out of sight, and back where it is paid after all (COMMUNITY-25). */
export const followTrip = async (
  context: Changing,
  { order_id, paid }: { readonly order_id: string; readonly paid: boolean },
): Promise<void> => {
  const known = await findOtherwise(context.reviews, order_id, paid);
  if (known)
    await change(context, known, (stored) => (stored.travelled === paid ? null : { travelled: paid }));
};

/**
 * Writes the operator's word on a review, an empty one takes it back (COMMUNITY-29).
 * @param by mem_id of the administrator
 * @throws DomainError review_not_found, version_conflict
 */
export const replyToReview = async (
  context: Changing,
  { review_id, reply, by }: { readonly review_id: string; readonly reply: string; readonly by: string },
): Promise<void> => {
  const { reviews } = context;
  await changeStored(context, {
    known: requireLive(await findReview(reviews, review_id)),
    find: () => findReview(reviews, review_id),
    decide: (stored, { now }) =>
      requireLive(stored).reply === reply ? null : { reply, replied_at: reply ? now : null },
    write: (stored, set, now) =>
      writeOver(
        reviews,
        stored,
        set,
        reviewChanged(stored, stored.version + 1),
        auditEntry({ by, action: 'review-replied' as const, kind: 'review', id: review_id }, now),
      ),
  });
};
