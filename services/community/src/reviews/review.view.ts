import type { DeskReview, Review } from '@narae/contracts';
import type { Author } from '../kernel/index.ts';
import type { ReadReview } from './review.queries.ts';
import { editUntil, picturePath } from './review.rules.ts';

type Seen = Pick<Author, 'nick' | 'picture'> | undefined;

export interface ReviewViewer {
  readonly mem_id: string | undefined;
  readonly helped: ReadonlySet<string>;
  readonly now: Date;
}

/** The standing is shown of one's own only (COMMUNITY-8). */
export const reviewView = (
  review: ReadReview,
  author: Seen,
  { mem_id, helped, now }: ReviewViewer,
): Review => {
  const own = mem_id !== undefined && review.mem_id === mem_id;
  const until = editUntil(review);
  return {
    review_id: review.review_id,
    prod_id: review.prod_id,
    stars: review.stars,
    guide: review.guide,
    programme: review.programme,
    value: review.value,
    described: review.described,
    review_content: review.text,
    lan_tp: review.lan_tp,
    pictures: review.pictures.map((picture_id) => ({
      picture_id,
      path: picturePath(picture_id, 1600),
      small_path: picturePath(picture_id, 320),
    })),
    helpful_cnt: review.helpful_cnt,
    user_nick: author?.nick ?? '',
    user_img_path: author?.picture ?? '',
    ...(review.travel_day && { travel_day: review.travel_day }),
    reg_date: review.reg_date.toISOString(),
    mod_date: review.mod_date?.toISOString() ?? '',
    reply_content: review.reply,
    reply_date: review.replied_at?.toISOString() ?? '',
    own_yn: own ? 'Y' : 'N',
    helpful_yn: helped.has(review.review_id) ? 'Y' : 'N',
    ...(own && {
      standing: review.standing,
      hidden_reason: review.hidden_reason,
      edit_until: now < until ? until.toISOString() : '',
    }),
  };
};

export const deskReviewView = (review: ReadReview, author: Seen, now: Date): DeskReview => ({
  ...reviewView(review, author, { mem_id: undefined, helped: new Set(), now }),
  order_id: review.order_id,
  standing: review.standing,
  hidden_reason: review.hidden_reason,
});
