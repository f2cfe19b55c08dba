import { z } from 'zod';
import { LanTp, Yn } from '../primitives.ts';
import { ofOwnPost } from './post.ts';

/** What can be commented on: a programme, a trip, an article, an event (COMMUNITY-1). */
export const CommentType = z.enum(['enter', 'trip', 'kpopinfo', 'event']);
export type CommentType = z.infer<typeof CommentType>;

/** A comment as others see it: of whoever wrote it nickname and picture, both empty of somebody who has left (COMMUNITY-8). */
export const Comment = z.object({
  comment_id: z.string(),
  comment_type: CommentType,
  /** Of the product, article or event. */
  prod_id: z.string(),
  comment_content: z.string(),
  /** Language of the page it was written on. */
  lan_tp: LanTp,
  like_cnt: z.int().min(0),
  user_nick: z.string(),
  /** Address of the picture; empty where there is none. */
  user_img_path: z.string(),
  /** ISO 8601. */
  reg_date: z.string(),
  /** When it was last edited, ISO 8601; empty where it never was. */
  mod_date: z.string(),
  /** Whether the caller wrote it. */
  own_yn: Yn,
  /** Whether the caller likes it. */
  like_yn: Yn,
  /** The comment it answers; empty where it stands by itself. */
  reply_to: z.string(),
  /** Whether the desk answers for the shop. */
  desk_yn: Yn,
  ...ofOwnPost,
});
export type Comment = z.infer<typeof Comment>;

/** A comment with what is answered to it, the oldest first (COMMUNITY-13). */
export const CommentThread = Comment.extend({ replies: z.array(Comment) });
export type CommentThread = z.infer<typeof CommentThread>;

/** Newest first, or those with the most likes first. */
export const CommentSort = z.enum(['newest', 'likes']);
export type CommentSort = z.infer<typeof CommentSort>;
