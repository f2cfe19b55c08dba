import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { faqCategories, MAX_FAQS } from '../../entities/faq-limits.ts';
import { DeskFaq, DeskFaqRow, FaqOrder, FaqRow, writtenFaq } from '../../entities/faq.ts';
import { Id, LanTp, Success } from '../../primitives.ts';
import * as rows from './faq.rows.ts';

/** Frequent questions (COMMUNITY-20), and the desk that writes them (COMMUNITY-21). */
export const faqCalls = {
  /** What is published, by category, each in its order. */
  faqList: defineCall(rows.faqList, {
    input: z.strictObject({ lan_tp: LanTp }),
    output: z.array(FaqRow).max(MAX_FAQS),
  }),
  /** All of them for the desk, by category, each in its order. */
  deskFaqs: defineCall(rows.deskFaqs, {
    input: z.strictObject({}),
    output: z.array(DeskFaqRow).max(MAX_FAQS),
  }),
  /** One of them whole. */
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
      /** Of the entry that was changed; 0 of a new one. */
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
  /** Puts the entries of a category in another order; all of them are named, as they were read. */
  faqOrder: defineCall(rows.faqOrder, {
    input: z.strictObject({ category: z.enum(faqCategories), faq_ids: FaqOrder }),
    output: Success,
    errors: ['version_conflict'],
  }),
  /** Deletes an entry as it was read; one that is gone is no error. */
  faqDelete: defineCall(rows.faqDelete, {
    input: z.strictObject({ faq_id: Id, version: z.int().min(1) }),
    output: Success,
    errors: ['version_conflict'],
  }),
};
