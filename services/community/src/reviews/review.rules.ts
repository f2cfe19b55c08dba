import type { ReviewSummary } from '@narae/contracts';
import type { Ratings, StoredReview } from './review.model.ts';

const dayMs = 86_400_000;
/** For which a review can be changed after it was written (COMMUNITY-26). */
const editableMs = 30 * dayMs;

/** Until when a review can be changed. */
export const editUntil = ({ reg_date }: Pick<StoredReview, 'reg_date'>): Date =>
  new Date(reg_date.getTime() + editableMs);

/** What admission looks at: the same words about two trips are no repeat. */
export const reviewPost = ({
  order_id,
  text,
}: Pick<StoredReview, 'order_id' | 'text'>): { kind: 'review'; text: string } => ({
  kind: 'review',
  text: `${order_id} ${text}`,
});

/** Whether everybody sees a review. */
export const isSeen = ({
  standing,
  travelled,
  deleted_at,
}: Pick<StoredReview, 'standing' | 'travelled' | 'deleted_at'>): boolean =>
  standing === 'shown' && travelled && deleted_at === null;

/** How many reviews a product has and the sum of each of their ratings. */
export interface Sums extends Ratings {
  readonly count: number;
  /** How many gave one star, two stars, … five. */
  readonly stars_cnt: readonly number[];
}

/** Averages in tenths of a star, half a tenth rounded up (COMMUNITY-28). */
export const summaryOf = ({ count, stars_cnt, ...sums }: Sums): ReviewSummary => {
  const tenths = (sum: number): number => (count === 0 ? 0 : Math.round((sum * 10) / count));
  return {
    review_cnt: count,
    average_tenths: tenths(sums.stars),
    stars_cnt: [...stars_cnt],
    guide_tenths: tenths(sums.guide),
    programme_tenths: tenths(sums.programme),
    value_tenths: tenths(sums.value),
    described_tenths: tenths(sums.described),
  };
};

/** Of a product nobody has reviewed. */
export const noReviews: ReviewSummary = summaryOf({
  count: 0,
  stars: 0,
  guide: 0,
  programme: 0,
  value: 0,
  described: 0,
  stars_cnt: [0, 0, 0, 0, 0],
});

/** Pixels of the longer side of the sizes a picture is kept in. */
export type ReviewPictureSide = 1600 | 320;

/** The address of a picture in one size. */
export const picturePath = (id: string, side: ReviewPictureSide): string =>
  `/reviewPictures/${id}-${side}.webp`;

/** Which picture a file's name means, in which size; null for what is none. */
export const readPictureName = (name: string): { id: string; side: ReviewPictureSide } | null => {
  const [, id, side] = /^([\w-]{22})-(1600|320)\.webp$/.exec(name) ?? [];
  return id ? { id, side: side === '320' ? 320 : 1600 } : null;
};
