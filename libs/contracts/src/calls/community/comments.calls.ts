import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  admissionErrors,
  Comment,
  CommentSort,
  CommentThread,
  CommentType,
  pageCursor,
  postText,
  Standing,
} from '../../entities/community/post.ts';
import {
  MAX_COMMENT_LENGTH,
  MAX_COMMENTS_PAGE,
  MAX_COUNTED_COMMENTS,
} from '../../entities/community/limits.ts';
import { Id, CallerLanguage, Success, Yn } from '../../primitives.ts';
import { unbelieved } from '../unbelieved.ts';
import * as rows from './comments.rows.ts';

const commentedOn = { prod_id: Id, comment_type: CommentType };
const alsoNamed = { id: 'prod_id', type: 'comment_type' };
/** Who writes, changes or deletes a comment signed out (COMMUNITY-1); likes are no comments. */
const visitorError = 'comment_login_fail';
const content = postText(MAX_COMMENT_LENGTH, 'comment_content_nodata');

/** Comments and likes (COMMUNITY-1, COMMUNITY-2, COMMUNITY-10). */
export const commentCalls = {
  /** The first page also has the signed-in caller's own comments that others do not see. */
  commentPage: defineCall(rows.commentPage, {
    input: z.strictObject({
      ...commentedOn,
      sort: CommentSort.default('newest'),
      after: pageCursor('COMMENT'),
      limit: z.int().min(1).max(MAX_COMMENTS_PAGE).default(20),
      /** A comment or reply that the page must have, wherever it stands. */
      named: Id.optional(),
    }),
    output: z.object({
      rows: z.array(CommentThread),
      /** The thread of the named comment or reply; none where nobody can see it. */
      named: z.array(CommentThread),
      waiting: z.array(Comment),
      /** Counted up to MAX_COUNTED_COMMENTS. */
      total: z.int().max(MAX_COUNTED_COMMENTS),
      next: z.string(),
    }),
    errors: ['token_expired'],
  }),
  commentCount: defineCall(rows.commentCount, {
    input: z.strictObject(commentedOn),
    output: z.object({ total: z.int().max(MAX_COUNTED_COMMENTS) }),
  }),
  /** Likes a comment or takes the like back; with `like_yn` as it says, without it whichever it was not (COMMUNITY-2). */
  commentLike: defineCall(rows.commentLike, {
    input: z.strictObject({ comment_id: Id, like_yn: Yn.optional() }),
    output: Success.extend({ like_yn: Yn, like_cnt: z.int().min(0) }),
    errors: ['comment_not_found', 'rate_limited'],
  }),
  commentList: defineCall(rows.commentList, {
    input: z.strictObject(commentedOn),
    output: z.array(Comment),
    alsoNamed,
  }),
  commentLikeCnt: defineCall(rows.commentLikeCnt, {
    input: z.strictObject({ ...commentedOn, ...unbelieved('like_cnt') }),
    output: z.array(Comment.pick({ comment_id: true, like_cnt: true })),
    alsoNamed,
  }),
  /** Writes a comment. Of a record only what is written, on what, and in which language is believed. */
  commentInsert: defineCall(rows.commentInsert, {
    input: z.strictObject({
      ...commentedOn,
      comment_content: content,
      /** A reply cannot be answered. */
      reply_to: Id.optional(),
      lan_tp: CallerLanguage.optional(),
      mem_id: Id.optional(),
      ...unbelieved(
        'comment_id',
        'like_cnt',
        'reg_date',
        'mod_date',
        'user_email',
        'user_img_path',
        'user_nick',
      ),
    }),
    output: Success.extend({ comment_id: z.string(), standing: Standing }),
    visitorError,
    errors: [...admissionErrors, 'comment_not_found', 'content_not_found', 'not_own', 'replies_most'],
  }),
  commentReply: defineCall(rows.commentReply, {
    input: z.strictObject({ comment_id: Id, comment_content: content, lan_tp: CallerLanguage.optional() }),
    output: Success.extend({ comment_id: z.string() }),
    errors: ['comment_not_found', 'content_not_found', 'replies_most'],
  }),
  commentUpdate: defineCall(rows.commentUpdate, {
    input: z.strictObject({
      comment_id: Id,
      comment_content: content,
      mem_id: Id.optional(),
      ...unbelieved('like_cnt', 'mod_date'),
    }),
    output: Success.extend({ standing: Standing }),
    visitorError,
    errors: [...admissionErrors, 'comment_not_found', 'version_conflict'],
  }),
  /** A comment that is deleted already is no error. */
  commentDelete: defineCall(rows.commentDelete, {
    input: z.strictObject({ comment_id: Id, mem_id: Id.optional() }),
    output: Success,
    visitorError,
    errors: ['comment_not_found', 'version_conflict'],
  }),
};
