import { z } from 'zod';
import { LAN_TPS } from '../languages.ts';
import { perLanguage } from '../localized.ts';
import { Id, LanTp, plainText } from '../primitives.ts';
import { MAX_NOTICE_LENGTH, MAX_NOTICE_TITLE } from './notice-limits.ts';

/** Community group of the notices (COMMUNITY-3). */
export const NOTICE_GROUP = 'CG002';

/** Notices the desk keeps at most, drafts included (COMMUNITY-23). */
export const MAX_KEPT_NOTICES = 1000;

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

/** What the desk says of a notice; a language without a title is shown in its fallback (COMMUNITY-23). */
export const writtenNotice = {
  kind: z.enum(noticeKinds),
  pinned: z.boolean(),
  /** Empty where it leads to no event. */
  event_id: Id.or(z.literal('')),
  titles: z.strictObject(perLanguage(() => plainText(MAX_NOTICE_TITLE))),
  contents: z.strictObject(perLanguage(() => z.string().max(MAX_NOTICE_LENGTH, { error: 'text_too_long' }))),
  /** From when on it is shown, ISO 8601; empty of a draft. */
  publish_at: z.iso.datetime().or(z.literal('')),
  withdrawn: z.boolean(),
  /**
   * Languages whose texts a machine suggested and nobody has reviewed: no reader sees them (COMMUNITY-22). Left out, as by a form of
   * an older release, they stay as they are.
   */
  suggested: z.array(LanTp).max(LAN_TPS.length).optional(),
};

/** A notice for the desk, whether it is shown or not. */
export const DeskNotice = z.object({
  cou_id: z.string(),
  kind: z.enum(noticeKinds),
  pinned: z.boolean(),
  event_id: z.string(),
  titles: z.object(perLanguage(() => z.string())),
  contents: z.object(perLanguage(() => z.string())),
  publish_at: z.string(),
  withdrawn: z.boolean(),
  suggested: z.array(LanTp),
  /** Goes back with a change. */
  version: z.int(),
});
export type DeskNotice = z.infer<typeof DeskNotice>;

/** A notice in the desk's list. */
export const DeskNoticeRow = DeskNotice.omit({ contents: true });
export type DeskNoticeRow = z.infer<typeof DeskNoticeRow>;
