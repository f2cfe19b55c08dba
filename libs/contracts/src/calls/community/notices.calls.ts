import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  DeskNotice,
  DeskNoticeRow,
  MAX_KEPT_NOTICES,
  Notice,
  NOTICE_GROUP,
  NoticeRow,
  writtenNotice,
  DeskFaq,
  DeskFaqRow,
  FaqOrder,
  FaqRow,
  writtenFaq,
} from '../../entities/community/notice.ts';
import { MAX_NOTICES, faqCategories, MAX_FAQS } from '../../entities/community/limits.ts';
import { Id, CallerLanguage, Success } from '../../primitives.ts';
import * as rows from './notices.rows.ts';

const cou_group = z.literal(NOTICE_GROUP).default(NOTICE_GROUP);

/** Notices (COMMUNITY-3). */
export const noticeCalls = {
  /** Published ones: pinned first, then the newest; further pages after the last notice of the page before. */
  communityList: defineCall(rows.communityList, {
    input: z.strictObject({
      cou_group,
      lan_tp: CallerLanguage,
      rls_yn: z.literal('Y').default('Y'),
      after: Id.optional(),
    }),
    output: z.array(NoticeRow).max(MAX_NOTICES),
  }),
  communityDtl: defineCall(rows.communityDtl, {
    input: z.strictObject({ cou_group, cou_id: Id, lan_tp: CallerLanguage }),
    output: z.array(Notice).max(1),
  }),
  /** All for the desk, the newest first (COMMUNITY-23). */
  deskNotices: defineCall(rows.deskNotices, {
    input: z.strictObject({}),
    output: z.array(DeskNoticeRow).max(MAX_KEPT_NOTICES),
  }),
  deskNotice: defineCall(rows.deskNotice, {
    input: z.strictObject({ cou_id: Id }),
    output: DeskNotice,
    errors: ['notice_not_found'],
  }),
  /** Changes a notice as it was read, or makes one where none is named. */
  noticeSave: defineCall(rows.noticeSave, {
    input: z.strictObject({
      cou_id: Id.optional(),
      ...writtenNotice,
      version: z.int().min(0),
    }),
    output: DeskNotice,
    errors: [
      'event_not_found',
      'notice_content_input',
      'notice_not_found',
      'notice_title_input',
      'notices_most',
      'version_conflict',
    ],
  }),
  /** Deletes a notice that nobody has seen; a notice that is gone is no error. */
  noticeDelete: defineCall(rows.noticeDelete, {
    input: z.strictObject({ cou_id: Id, version: z.int().min(1) }),
    output: Success,
    errors: ['notice_published', 'version_conflict'],
  }),
};

/** Frequent questions (COMMUNITY-20), and the desk's writing (COMMUNITY-21). */
export const faqCalls = {
  faqList: defineCall(rows.faqList, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(FaqRow).max(MAX_FAQS),
  }),
  deskFaqs: defineCall(rows.deskFaqs, {
    input: z.strictObject({}),
    output: z.array(DeskFaqRow).max(MAX_FAQS),
  }),
  deskFaq: defineCall(rows.deskFaq, {
    input: z.strictObject({ faq_id: Id }),
    output: DeskFaq,
    errors: ['faq_not_found'],
  }),
  /** Changes an entry as it was read, or makes one, the last of its category, where none is named. */
  faqSave: defineCall(rows.faqSave, {
    input: z.strictObject({
      faq_id: Id.optional(),
      ...writtenFaq,
      version: z.int().min(0),
    }),
    output: DeskFaq,
    errors: [
      'faq_answer_input',
      'faq_figure_unknown',
      'faq_not_found',
      'faq_question_input',
      'faqs_most',
      'version_conflict',
    ],
  }),
  /** All entries of a category are named, as they were read. */
  faqOrder: defineCall(rows.faqOrder, {
    input: z.strictObject({ category: z.enum(faqCategories), faq_ids: FaqOrder }),
    output: Success,
    errors: ['version_conflict'],
  }),
  /** Deletes an entry as it was read; an entry that is gone is no error. */
  faqDelete: defineCall(rows.faqDelete, {
    input: z.strictObject({ faq_id: Id, version: z.int().min(1) }),
    output: Success,
    errors: ['version_conflict'],
  }),
};
