import { reviewChangedV1 } from '@narae/events';
import {
  raise,
  type OutboxEntry,
  auditEntry,
  changeStored,
  DomainError,
  type AuthUser,
  type ChangedDocument,
  type Joined,
} from '@narae/service-kit';
import type { Standing } from '@narae/contracts';
import type { StoredReview, Ratings } from './review.model.ts';
import type { ReviewContext } from './context.ts';
import { requireAuthor } from '../kernel/index.ts';
import { admitPost, forgetPost, type Post, type PostKindRow } from '../moderation/index.ts';
import {
  findOtherwise,
  findReview,
  updateReview,
  type ReadReview,
  findHeldReviews,
  findReviews,
  anonymiseReviews,
  giveReviews,
} from './review.queries.ts';
import { editUntil, reviewPost, picturePath } from './review.rules.ts';

export const reviewChanged = (
  { review_id, prod_id }: Pick<StoredReview, 'review_id' | 'prod_id'>,
  version: number,
): OutboxEntry => raise(reviewChangedV1, { aggregateId: review_id, version, data: { review_id, prod_id } });

type Changing = Pick<ReviewContext, 'reviews' | 'now' | 'relay'>;

const gone = (): DomainError => new DomainError('review_not_found', { field: 'review_id' });

const requireLive = (review: ReadReview | null): ReadReview => {
  if (!review || review.deleted_at) throw gone();
  return review;
};

const requireOwn = (review: ReadReview | null, mem_id: string): ReadReview => {
  if (review?.mem_id !== mem_id) throw gone();
  return review;
};

const requireEditable = (review: ReadReview | null, mem_id: string, now: Date): ReadReview => {
  const own = requireLive(requireOwn(review, mem_id));
  if (now >= editUntil(own)) throw new DomainError('review_edit_over', { field: 'review_id' });
  return own;
};

const change = (
  context: Changing,
  existing: ReadReview,
  decide: (stored: ReadReview, now: Date) => Partial<StoredReview> | null,
): Promise<ChangedDocument<ReadReview> | null> =>
  changeStored<ReadReview, Partial<StoredReview>>(context, {
    known: existing,
    find: () => findReview(context.reviews, existing.review_id),
    decide: (stored, { now }) => decide(stored, now),
    write: (stored, set) =>
      updateReview(context.reviews, stored, set, reviewChanged(stored, stored.version + 1)),
  });

/**
 * Within 30 days (COMMUNITY-26).
 * @throws DomainError review_not_found, review_edit_over, rate_limited, duplicate_post, version_conflict
 */
export const editReview = async (
  context: ReviewContext,
  { review_id, ratings, text }: { review_id: string; ratings: Ratings; text: string },
  member: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<Standing> => {
  const { mem_id } = member;
  const existing = requireEditable(await findReview(context.reviews, review_id), mem_id, context.now());
  await requireAuthor(context, member);
  const same = existing.text === text;
  const post = { ...reviewPost({ order_id: existing.order_id, text }), lan_tp: existing.lan_tp };
  const admitted = same ? existing.standing : await admitPost(context, member, post, { change: true });
  try {
    const changed = await change(context, existing, (stored, now) => {
      requireEditable(stored, mem_id, now);
      // The desk reviews an edited review again that was held or hidden.
      const standing = same ? stored.standing : stored.standing === 'shown' ? admitted : 'held';
      return {
        ...ratings,
        text,
        standing,
        hidden_reason: standing === 'hidden' ? stored.hidden_reason : '',
        mod_date: now,
      };
    });
    if (!same) await forgetPost(context, mem_id, reviewPost(existing));
    return changed?.after.standing ?? admitted;
  } catch (error) {
    if (!same) await forgetPost(context, mem_id, post);
    throw error;
  }
};

/** With texts, pictures and votes; repeatable. @throws DomainError review_not_found, version_conflict */
export const deleteReview = async (
  context: ReviewContext,
  review_id: string,
  mem_id: string,
): Promise<void> => {
  const existing = requireOwn(await findReview(context.reviews, review_id), mem_id);
  await change(context, existing, (stored, now) =>
    requireOwn(stored, mem_id).deleted_at
      ? null
      : { deleted_at: now, text: '', reply: '', pictures: [], helpful: [], helpful_cnt: 0 },
  );
  await context.reviewPictures.deleteMany({ review_id });
  await forgetPost(context, mem_id, reviewPost(existing));
};

/** @throws DomainError review_not_found, review_edit_over, version_conflict */
export const changePictures = async (
  context: Changing,
  review_id: string,
  mem_id: string,
  decide: (pictures: readonly string[]) => string[],
): Promise<void> => {
  const existing = requireEditable(await findReview(context.reviews, review_id), mem_id, context.now());
  await change(context, existing, (stored, now) => ({
    pictures: decide(requireEditable(stored, mem_id, now).pictures),
  }));
};

/** @throws DomainError review_not_found, review_edit_over */
export const requireEditableReview = async (
  { reviews, now }: Pick<ReviewContext, 'reviews' | 'now'>,
  review_id: string,
  mem_id: string,
): Promise<ReadReview> => requireEditable(await findReview(reviews, review_id), mem_id, now());

/** Hides the review of a refunded trip, and shows it again if the trip is paid after all (COMMUNITY-25). */
export const followTrip = async (
  context: Changing,
  { order_id, paid }: { readonly order_id: string; readonly paid: boolean },
): Promise<void> => {
  const existing = await findOtherwise(context.reviews, order_id, paid);
  if (existing)
    await change(context, existing, (stored) => (stored.travelled === paid ? null : { travelled: paid }));
};

/**
 * An empty reply removes it (COMMUNITY-29).
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
      updateReview(
        reviews,
        stored,
        set,
        reviewChanged(stored, stored.version + 1),
        auditEntry({ by, action: 'review-replied' as const, kind: 'review', id: review_id }, now),
      ),
  });
};

const asPost = (review: ReadReview): Post => ({
  kind: 'review',
  id: review.review_id,
  mem_id: review.mem_id,
  text: review.text,
  pictures: review.pictures.map((picture_id) => ({ picture_id, src: picturePath(picture_id, 1600) })),
  lan_tp: review.lan_tp,
  standing: review.standing,
  hidden_reason: review.hidden_reason,
  reg_date: review.reg_date,
  about: { comment_type: 'trip', prod_id: review.prod_id },
  version: review.version,
  public: review.travelled,
});

/** Gives moderation the reviews; an event updates the averages after each decision. */
export const reviewKind = (reviews: ReviewContext['reviews']): PostKindRow => ({
  find: async (ids) => (await findReviews(reviews, ids)).map(asPost),
  findHeld: async (page) => (await findHeldReviews(reviews, page)).map(asPost),
  decide: async ({ id: review_id, about, version }, { standing, hidden_reason, audit }) => {
    if (!about) return false;
    const event = reviewChanged({ review_id, prod_id: about.prod_id }, version + 1);
    return (
      (await updateReview(reviews, { review_id, version }, { standing, hidden_reason }, event, audit)) !==
      null
    );
  },
});

/** Removes a departed member's name, votes and pictures; stars and texts stay (ACCOUNT-11, COMMUNITY-8). */
export const forgetReviews = async (
  { reviews, reviewPictures }: Pick<ReviewContext, 'reviews' | 'reviewPictures'>,
  mem_id: string,
): Promise<void> => {
  await reviewPictures.deleteMany({ mem_id });
  await anonymiseReviews(reviews, mem_id);
};

/** Moves reviews, pictures and votes of a merged account, one vote per review (ACCOUNT-36). */
export const moveReviews = async (
  { reviews, reviewPictures }: Pick<ReviewContext, 'reviews' | 'reviewPictures'>,
  joined: Joined,
): Promise<void> => {
  await reviewPictures.updateMany({ mem_id: joined.from }, { $set: { mem_id: joined.into } });
  await giveReviews(reviews, joined);
};
