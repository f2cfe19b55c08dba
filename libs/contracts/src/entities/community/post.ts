import { z } from 'zod';
import { entered, LanTp, Moment, plainBlock, Yn } from '../../primitives.ts';

/**
 * Where something a member wrote stands: everybody sees it, it waits for review, or an administrator hid it
 * (COMMUNITY-12). Whoever wrote it sees it in any case.
 */
export const Standing = z.enum(['shown', 'held', 'hidden']);
export type Standing = z.infer<typeof Standing>;

/** A picture of something a member wrote: its address, or the picture itself as a data URL. */
export const PostPicture = z.object({ picture_id: z.string(), src: z.string() });
export type PostPicture = z.infer<typeof PostPicture>;

/**
 * Plain text that a member writes for others, as it was typed but for the ends of its lines.
 * @param empty key of the message that asks for it
 */
export const postText = (max: number, empty: string) =>
  entered(empty)
    .overwrite((text) => text.replaceAll('\r\n', '\n').replaceAll(/\n{3,}/g, '\n\n'))
    .max(max, { error: 'text_too_long', abort: true })
    .regex(plainBlock);

/** Of the caller's own alone: where it stands, and why it was hidden. */
export const ofOwnPost = { standing: Standing.optional(), hidden_reason: z.string().optional() };

/** `next` of the page before; only what follows comes. @param prefix of the identifiers */
export const pageCursor = (prefix: 'COMMENT' | 'QNA' | 'REVIEW') =>
  z
    .string()
    .regex(new RegExp(String.raw`^\d{1,15}\.${prefix}\d{6,12}$`))
    .optional();

/** Why what a member writes for others is not admitted (COMMUNITY-12). */
export const admissionErrors = [
  'duplicate_post',
  'new_member_limit',
  'rate_limited',
  'writing_blocked',
] as const;

/** What can be commented on: a programme, a trip, an article, an event (COMMUNITY-1). */
export const CommentType = z.enum(['enter', 'trip', 'kpopinfo', 'event']);
export type CommentType = z.infer<typeof CommentType>;

/** A comment as others see it: of whoever wrote it nickname and picture, both empty of somebody who has left (COMMUNITY-8). */
export const Comment = z.object({
  comment_id: z.string(),
  comment_type: CommentType,
  prod_id: z.string(),
  comment_content: z.string(),
  /** Language of the page it was written on. */
  lan_tp: LanTp,
  like_cnt: z.int().min(0),
  user_nick: z.string(),
  user_img_path: z.string(),
  reg_date: Moment,
  /** When it was last edited; empty where it never was. */
  mod_date: Moment,
  own_yn: Yn,
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

export const CommentSort = z.enum(['newest', 'likes']);
export type CommentSort = z.infer<typeof CommentSort>;
