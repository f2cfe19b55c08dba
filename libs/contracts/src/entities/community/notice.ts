import { z } from 'zod';
import { LAN_TPS } from '../../languages.ts';
import { perLanguage } from '../../localized.ts';
import { Id, LanTp, plainText, plainLines } from '../../primitives.ts';
import {
  MAX_NOTICE_LENGTH,
  MAX_NOTICE_TITLE,
  faqCategories,
  MAX_FAQ_LENGTH,
  MAX_FAQ_TITLE,
  MAX_FAQS,
} from './limits.ts';

export const NOTICE_GROUP = 'CG002';

/** Notices the desk keeps at most, drafts included (COMMUNITY-23). */
export const MAX_KEPT_NOTICES = 1000;

const noticeKinds = ['event', 'notice'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A row of the notices (COMMUNITY-3). */
export const NoticeRow = z.object({
  cou_id: z.string(),
  cou_type: z.enum(noticeKinds),
  cou_ttl_nm: z.string(),
  pinned_yn: z.enum(['Y', 'N']),
  /** The day it was published in Seoul, YYYY-MM-DD. */
  cou_ymd_format: z.string(),
  /** The language of its texts: the reader's or its fallback. */
  text_lan_tp: LanTp,
  event_id: z.string(),
  rls_yn: z.literal('Y'),
});
export type NoticeRow = z.infer<typeof NoticeRow>;

export const Notice = NoticeRow.extend({
  /** HTML, sanitised when stored (COMMUNITY-7). */
  cou_content: z.string(),
});
export type Notice = z.infer<typeof Notice>;

/** A language without a title is shown in its fallback (COMMUNITY-23). */
export const writtenNotice = {
  kind: z.enum(noticeKinds),
  pinned: z.boolean(),
  event_id: Id.or(z.literal('')),
  titles: z.strictObject(perLanguage(() => plainText(MAX_NOTICE_TITLE))),
  contents: z.strictObject(perLanguage(() => z.string().max(MAX_NOTICE_LENGTH, { error: 'text_too_long' }))),
  /** From when on it is shown, ISO 8601; empty of a draft. */
  publish_at: z.iso.datetime().or(z.literal('')),
  withdrawn: z.boolean(),
  /** Machine-made texts that nobody has reviewed and no reader sees (COMMUNITY-22); left out, they stay so. */
  suggested: z.array(LanTp).max(LAN_TPS.length).optional(),
};

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
  version: z.int(),
});
export type DeskNotice = z.infer<typeof DeskNotice>;

export const DeskNoticeRow = DeskNotice.omit({ contents: true });
export type DeskNoticeRow = z.infer<typeof DeskNoticeRow>;

/** A frequent question with its answer, for readers (COMMUNITY-20). */
export const FaqRow = z.object({
  faq_id: z.string(),
  category: z.enum(faqCategories),
  question: z.string(),
  answer: z.string(),
  /** The language of both: the reader's or its fallback. */
  text_lan_tp: LanTp,
});
export type FaqRow = z.infer<typeof FaqRow>;

/** What the desk says of an entry; a language without a question is shown in its fallback (COMMUNITY-21). */
export const writtenFaq = {
  category: z.enum(faqCategories),
  titles: z.strictObject(perLanguage(() => plainText(MAX_FAQ_TITLE))),
  /** A paragraph a line, figures as `{{name}}`. */
  contents: z.strictObject(perLanguage(() => plainLines(MAX_FAQ_LENGTH))),
  published: z.boolean(),
  suggested: z.array(LanTp).max(LAN_TPS.length),
};

export const DeskFaq = z.object({
  faq_id: z.string(),
  category: z.enum(faqCategories),
  titles: z.object(perLanguage(() => z.string())),
  contents: z.object(perLanguage(() => z.string())),
  published: z.boolean(),
  suggested: z.array(LanTp),
  version: z.int(),
});
export type DeskFaq = z.infer<typeof DeskFaq>;

export const DeskFaqRow = DeskFaq.omit({ contents: true });
export type DeskFaqRow = z.infer<typeof DeskFaqRow>;

/** All entries of a category in their new order. */
export const FaqOrder = z.array(Id).min(1).max(MAX_FAQS);

export const textFormats = ['html', 'text'] as const;
export type TextFormat = (typeof textFormats)[number];

export const TextSuggestion = z.object({ title: z.string(), content: z.string() });
export type TextSuggestion = z.infer<typeof TextSuggestion>;
