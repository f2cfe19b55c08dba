import { z } from 'zod';
import { Day, LanTp, Moment, Yn } from '../../primitives.ts';
import { ofOwnPost } from './post.ts';

/** What a review asks beside the stars (COMMUNITY-26). */
export type ReviewQuestion = 'guide' | 'programme' | 'value' | 'described';

/** From one, the worst, to five. */
const Stars = z.int().min(1).max(5);

export const reviewStars = {
  stars: Stars,
  guide: Stars,
  programme: Stars,
  value: Stars,
  described: Stars,
};

/** A picture of a review: addresses of the whole and of a small one. */
export const ReviewPicture = z.object({ picture_id: z.string(), path: z.string(), small_path: z.string() });
export type ReviewPicture = z.infer<typeof ReviewPicture>;

/** A review as others see it; nickname and picture are empty once its author has left (COMMUNITY-8). */
export const Review = z.object({
  review_id: z.string(),
  prod_id: z.string(),
  ...reviewStars,
  review_content: z.string(),
  lan_tp: LanTp,
  pictures: z.array(ReviewPicture),
  helpful_cnt: z.int().min(0),
  user_nick: z.string(),
  user_img_path: z.string(),
  /** The last day of the reviewed departure; absent in reviews stored before it was kept. */
  travel_day: Day.optional(),
  reg_date: Moment,
  mod_date: Moment,
  reply_content: z.string(),
  reply_date: Moment,
  own_yn: Yn,
  helpful_yn: Yn,
  ...ofOwnPost,
  /** Of the caller's own: until when it can be edited, ISO 8601; empty once that is over. */
  edit_until: z.string().optional(),
});
export type Review = z.infer<typeof Review>;

export const ReviewSort = z.enum(['newest', 'helpful', 'stars']);
export type ReviewSort = z.infer<typeof ReviewSort>;

const tenths = z.int().min(0).max(50);

/** Averages in tenths of a star, 0 without reviews (COMMUNITY-28). */
export const ReviewSummary = z.object({
  review_cnt: z.int().min(0),
  average_tenths: tenths,
  stars_cnt: z.array(z.int().min(0)).length(5),
  guide_tenths: tenths,
  programme_tenths: tenths,
  value_tenths: tenths,
  described_tenths: tenths,
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const ReviewableTrip = z.object({
  order_id: z.string(),
  prod_id: z.string(),
  last_day: Day,
  /** YYYY-MM-DD in Asia/Seoul. */
  until_day: z.string(),
});
export type ReviewableTrip = z.infer<typeof ReviewableTrip>;

export const DeskReview = Review.extend({
  order_id: z.string(),
  standing: z.enum(['shown', 'held', 'hidden']),
  hidden_reason: z.string(),
});
export type DeskReview = z.infer<typeof DeskReview>;
