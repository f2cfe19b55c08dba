import { z } from 'zod';
import { LanTp } from '../primitives.ts';

/** Community group of the notices (COMMUNITY-3). */
export const NOTICE_GROUP = 'CG002';

/** Rows of the list at most. */
export const MAX_NOTICES = 200;

/** What a notice is about. */
export const noticeKinds = ['event', 'notice'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A row of the notices (COMMUNITY-3). */
export const NoticeRow = z.object({
  cou_id: z.string(),
  cou_type: z.enum(noticeKinds),
  cou_ttl_nm: z.string(),
  /** Stands above the others. */
  pinned_yn: z.enum(['Y', 'N']),
  /** The day it was published in Seoul, YYYY-MM-DD. */
  cou_ymd_format: z.string(),
  /** The language of its texts: the reader's or its fallback. */
  text_lan_tp: LanTp,
  /** The event it leads to; empty where there is none. */
  event_id: z.string(),
  rls_yn: z.literal('Y'),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

/** A notice with its text. */
export const Notice = NoticeRow.extend({
  /** HTML, sanitised when stored (COMMUNITY-7). */
  cou_content: z.string(),
});
export type Notice = z.infer<typeof Notice>;
