import { z } from 'zod';
import { LanTp, Moment } from '../../primitives.ts';
import { CommentType, PostPicture, Standing } from './post.ts';
import { blockDays, hideReasons, postKinds, reportReasons } from './limits.ts';

export const PostKind = z.enum(postKinds);
export type PostKind = z.infer<typeof PostKind>;

/** Why a member reports something (COMMUNITY-30). */
export const ReportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof ReportReason>;

/** Why something is hidden, or a member may not write for a time (COMMUNITY-32). */
export const HideReason = z.enum(hideReasons);
export type HideReason = z.infer<typeof HideReason>;

export const BlockDays = z.union(blockDays.map((days) => z.literal(days)));
export type BlockDays = z.infer<typeof BlockDays>;

export const ModeratedPost = z.object({
  kind: PostKind,
  id: z.string(),
  /** A question begins with its subject's line. */
  text: z.string(),
  pictures: z.array(PostPicture),
  lan_tp: LanTp,
  /** Who wrote it; empty of somebody who has left. */
  mem_id: z.string(),
  user_nick: z.string(),
  standing: Standing,
  hidden_reason: z.string(),
  reg_date: Moment,
  about: z.object({ comment_type: CommentType, prod_id: z.string() }).nullable(),
  /** Of what it says and where it stands: a decision is made on exactly this. */
  version: z.int(),
  /** Since when it waits for a decision; empty where it does not. */
  waiting_since: Moment,
  /** Undecided reports. */
  reports: z.array(z.object({ reason: ReportReason, count: z.int().min(1) })),
  /** Later reports are not decided with these. */
  reports_version: z.int().min(0),
  /** Until when its author may not write; empty where they may. */
  blocked_until: Moment,
});
export type ModeratedPost = z.infer<typeof ModeratedPost>;

export const ModeratedPage = z.object({
  rows: z.array(ModeratedPost),
  next: z.string(),
});
export type ModeratedPage = z.infer<typeof ModeratedPage>;

export const WritingBlock = z.object({
  mem_id: z.string(),
  user_nick: z.string(),
  reason: HideReason,
  note: z.string(),
  since: Moment,
  until: Moment,
  version: z.int().min(1),
});
export type WritingBlock = z.infer<typeof WritingBlock>;

export const HeldWords = z.object({
  lan_tp: LanTp,
  words: z.array(z.string()),
  /** 0 while nobody has changed them. */
  version: z.int().min(0),
});
export type HeldWords = z.infer<typeof HeldWords>;
