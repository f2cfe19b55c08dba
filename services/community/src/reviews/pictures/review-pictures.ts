import type { ReviewPicture } from '@narae/contracts';
import { MAX_REVIEW_PICTURES } from '@narae/contracts/post-limits';
import { DomainError, openPicture, pictureWork, type CleanImage } from '@narae/service-kit';
import { randomBytes } from 'node:crypto';
import type { ReviewContext } from '../context.ts';
import { changePictures, requireEditableReview } from '../change-reviews.ts';
import { findReview } from '../review.queries.ts';
import { picturePath, readPictureName, type ReviewPictureSide } from '../review.rules.ts';

const inTurn = pictureWork(16);

const drawn = (bytes: Buffer, side: ReviewPictureSide): Promise<Buffer> =>
  inTurn(() =>
    openPicture(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );

const requireRoom = (pictures: readonly string[]): void => {
  if (pictures.length >= MAX_REVIEW_PICTURES) throw new DomainError('review_pictures_full', { field: 'img' });
};

/**
 * Adds a picture to one's own review, four at most, without metadata (COMMUNITY-26). The review is checked
 * before the upload is read.
 * @param read gives the upload
 * @throws DomainError review_not_found, review_edit_over, review_pictures_full, version_conflict, and errors
 * of `read`
 */
export const addReviewPicture = async (
  context: ReviewContext,
  { review_id, mem_id }: { readonly review_id: string; readonly mem_id: string },
  read: () => Promise<Pick<CleanImage, 'bytes'>>,
): Promise<ReviewPicture> => {
  requireRoom((await requireEditableReview(context, review_id, mem_id)).pictures);
  const { bytes } = await read();
  const _id = randomBytes(16).toString('base64url');
  const [side_1600, side_320] = [await drawn(bytes, 1600), await drawn(bytes, 320)];
  await context.reviewPictures.create({ _id, review_id, mem_id, side_1600, side_320, at: context.now() });
  try {
    await changePictures(context, review_id, mem_id, (pictures) => {
      requireRoom(pictures);
      return [...pictures, _id];
    });
  } catch (error) {
    await context.reviewPictures.deleteOne({ _id });
    throw error;
  }
  return { picture_id: _id, path: picturePath(_id, 1600), small_path: picturePath(_id, 320) };
};

/** Repeatable. @throws DomainError review_not_found, review_edit_over, version_conflict */
export const removeReviewPicture = async (
  context: ReviewContext,
  { review_id, mem_id, picture_id }: Record<'review_id' | 'mem_id' | 'picture_id', string>,
): Promise<void> => {
  await changePictures(context, review_id, mem_id, (pictures) => pictures.filter((id) => id !== picture_id));
  await context.reviewPictures.deleteOne({ _id: picture_id, review_id });
};

/**
 * Null if unknown, or if its review was hidden, deleted or refunded. Only author and desk know the name while
 * the review is held.
 */
export const readReviewPicture = async (
  { reviews, reviewPictures }: Pick<ReviewContext, 'reviews' | 'reviewPictures'>,
  file_name: string,
): Promise<Buffer | null> => {
  const name = readPictureName(file_name);
  if (!name) return null;
  const field = `side_${name.side}` as const;
  const picture = await reviewPictures.findById(name.id, { [field]: 1, review_id: 1 }).exec();
  const review = picture && (await findReview(reviews, picture.review_id));
  const open = review && !review.deleted_at && review.travelled && review.standing !== 'hidden';
  return open && review.pictures.includes(name.id) ? picture[field] : null;
};

export const ownReviewPicture = async (
  { reviewPictures }: Pick<ReviewContext, 'reviewPictures'>,
  mem_id: string,
  picture_id: string,
): Promise<Buffer | null> =>
  (await reviewPictures.findOne({ _id: picture_id, mem_id }, { side_1600: 1 }).exec())?.side_1600 ?? null;
