import { z } from 'zod';
import { preparedLines } from '../shared/prepared-text.ts';
import { entered, LanTp, Moment, plainBlock, Yn } from '../../primitives.ts';

/** Everybody sees it, it waits for review, or an administrator hid it (COMMUNITY-12); its author always sees it. */
export const Standing = z.enum(['shown', 'held', 'hidden']);
export type Standing = z.infer<typeof Standing>;

/** A picture of something a member wrote: its address, or the picture itself as a data URL. */
export const PostPicture = z.object({ picture_id: z.string(), src: z.string() });
export type PostPicture = z.infer<typeof PostPicture>;

/** Plain text as typed, but for its line ends. @param empty key of the message that asks for it */
export const postText = (max: number, empty: string) =>
  entered(empty, preparedLines)
    .overwrite((text) => text.replaceAll(/\n{3,}/g, '\n\n'))
    .max(max, { error: 'text_too_long', abort: true })
    .regex(plainBlock);

/** Of the caller's own alone: where it stands, and why it was hidden. */
export const ofOwnPost = { standing: Standing.optional(), hidden_reason: z.string().optional() };

/** `next` of the page before. @param prefix of the identifiers */
export const pageCursor = (prefix: 'COMMENT' | 'QNA' | 'REVIEW') =>
  z
    .string()
    .regex(new RegExp(String.raw`^\d{1,15}\.${prefix}\d{6,12}$`))
    .optional();

export const admissionErrors = [
  'duplicate_post',
  'new_member_limit',
  'rate_limited',
  'writing_blocked',
] as const;

export const CommentType = z.enum(['enter', 'trip', 'kpopinfo', 'event']);
export type CommentType = z.infer<typeof CommentType>;

/** A comment (COMMUNITY-1); nickname and picture are empty once its author has left (COMMUNITY-8). */
export const Comment = z.object({
  comment_id: z.string(),
  comment_type: CommentType,
  prod_id: z.string(),
  comment_content: z.string(),
  lan_tp: LanTp,
  like_cnt: z.int().min(0),
  user_nick: z.string(),
  user_img_path: z.string(),
  reg_date: Moment,
  mod_date: Moment,
  own_yn: Yn,
  like_yn: Yn,
  reply_to: z.string(),
  desk_yn: Yn,
  ...ofOwnPost,
});
export type Comment = z.infer<typeof Comment>;

/** Answers the oldest first (COMMUNITY-13). */
export const CommentThread = Comment.extend({ replies: z.array(Comment) });
export type CommentThread = z.infer<typeof CommentThread>;

export const CommentSort = z.enum(['newest', 'likes']);
export type CommentSort = z.infer<typeof CommentSort>;
