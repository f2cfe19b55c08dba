import type { ReviewSummary } from '@narae/contracts';
import type { Ratings, StoredReview } from './review.model.ts';

const dayMs = 86_400_000;
/** How long a review can be changed (COMMUNITY-26). */
const editableMs = 30 * dayMs;

export const editUntil = ({ reg_date }: Pick<StoredReview, 'reg_date'>): Date =>
  new Date(reg_date.getTime() + editableMs);

export const reviewPost = ({
  order_id,
  text,
}: Pick<StoredReview, 'order_id' | 'text'>): { kind: 'review'; text: string } => ({
  kind: 'review',
  text: `${order_id} ${text}`,
});

export const isSeen = ({
  standing,
  travelled,
  deleted_at,
}: Pick<StoredReview, 'standing' | 'travelled' | 'deleted_at'>): boolean =>
  standing === 'shown' && travelled && deleted_at === null;

export interface Sums extends Ratings {
  readonly count: number;
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

export const noReviews: ReviewSummary = summaryOf({
  count: 0,
  stars: 0,
  guide: 0,
  programme: 0,
  value: 0,
  described: 0,
  stars_cnt: [0, 0, 0, 0, 0],
});

export type ReviewPictureSide = 1600 | 320;

export const picturePath = (id: string, side: ReviewPictureSide): string =>
  `/reviewPictures/${id}-${side}.webp`;

export const readPictureName = (name: string): { id: string; side: ReviewPictureSide } | null => {
  const [, id, side] = /^([\w-]{22})-(1600|320)\.webp$/.exec(name) ?? [];
  return id ? { id, side: side === '320' ? 320 : 1600 } : null;
};
