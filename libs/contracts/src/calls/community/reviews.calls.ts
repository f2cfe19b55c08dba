import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { admissionErrors, pageCursor, postText, Standing } from '../../entities/community/post.ts';
import { MAX_REVIEW_LENGTH, MAX_REVIEW_REPLY, MAX_REVIEWS_PAGE } from '../../entities/community/limits.ts';
import {
  DeskReview,
  Review,
  ReviewableTrip,
  ReviewPicture,
  ReviewSort,
  reviewStars,
  ReviewSummary,
} from '../../entities/community/review.ts';
import { Id, CallerLanguage, LanTp, Success, Yn } from '../../primitives.ts';
import * as rows from './reviews.rows.ts';
import { pictureErrors } from '../picture-errors.ts';

const content = postText(MAX_REVIEW_LENGTH, 'review_content_nodata');
const pageSize = z.int().min(1).max(MAX_REVIEWS_PAGE).default(10);
const changing = ['review_edit_over', 'review_not_found', 'version_conflict'] as const;

/** Reviews of trips (COMMUNITY-25 to COMMUNITY-28). */
export const reviewCalls = {
  /** The first page also has the summary. */
  reviewList: defineCall(rows.reviewList, {
    input: z.strictObject({
      prod_id: Id,
      sort: ReviewSort.default('newest'),
      review_lan_tp: LanTp.optional(),
      after: pageCursor('REVIEW'),
      limit: pageSize,
    }),
    output: z.object({
      rows: z.array(Review),
      summary: ReviewSummary,
      next: z.string(),
    }),
    errors: ['token_expired'],
  }),
  /** The caller's trips that can be reviewed, and the reviews the caller has written. */
  reviewMine: defineCall(rows.reviewMine, {
    input: z.strictObject({}),
    output: z.object({ trips: z.array(ReviewableTrip), reviews: z.array(Review) }),
  }),
  reviewInsert: defineCall(rows.reviewInsert, {
    input: z.strictObject({
      order_id: Id,
      ...reviewStars,
      review_content: content,
      lan_tp: CallerLanguage.optional(),
    }),
    output: Success.extend({ review_id: z.string(), standing: Standing }),
    errors: [...admissionErrors, 'review_exists', 'review_not_travelled'],
  }),
  reviewUpdate: defineCall(rows.reviewUpdate, {
    input: z.strictObject({ review_id: Id, ...reviewStars, review_content: content }),
    output: Success.extend({ standing: Standing }),
    errors: [...admissionErrors, ...changing],
  }),
  /** Deletes one's own review with its pictures; a review that is deleted already is no error. */
  reviewDelete: defineCall(rows.reviewDelete, {
    input: z.strictObject({ review_id: Id }),
    output: Success,
    errors: ['review_not_found', 'version_conflict'],
  }),
  reviewHelpful: defineCall(rows.reviewHelpful, {
    input: z.strictObject({ review_id: Id, helpful_yn: Yn }),
    output: Success.extend({ helpful_yn: Yn, helpful_cnt: z.int().min(0) }),
    errors: ['own_post', 'rate_limited', 'review_not_found'],
  }),
  /** The body is multipart with the file in field `img`. */
  reviewPictureAdd: defineCall(rows.reviewPictureAdd, {
    input: z.strictObject({ review_id: Id }),
    output: Success.extend({ picture: ReviewPicture }),
    errors: [...changing, 'rate_limited', 'review_pictures_full', ...pictureErrors],
  }),
  /** A picture that is gone is no error. */
  reviewPictureDelete: defineCall(rows.reviewPictureDelete, {
    input: z.strictObject({ review_id: Id, picture_id: z.string().max(40) }),
    output: Success,
    errors: changing,
  }),
  /** The picture itself, in one of the sizes it is kept in; there is no JSON to declare. */
  reviewPicture: defineCall(rows.reviewPicture, {
    input: z.strictObject({ file_name: z.string().max(60) }),
    output: z.never(),
    errors: ['picture_not_found'],
  }),
  adminReviews: defineCall(rows.adminReviews, {
    input: z.strictObject({
      standing: Standing.optional(),
      prod_id: Id.optional(),
      after: pageCursor('REVIEW'),
      limit: pageSize,
    }),
    output: z.object({ rows: z.array(DeskReview), next: z.string() }),
  }),
  /** Replaces a reply; an empty one takes it back. */
  adminReviewReply: defineCall(rows.adminReviewReply, {
    input: z.strictObject({
      review_id: Id,
      reply_content: z.literal('').or(postText(MAX_REVIEW_REPLY, 'review_content_nodata')),
    }),
    output: Success,
    errors: ['review_not_found', 'version_conflict'],
  }),
};
