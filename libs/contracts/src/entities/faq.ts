import { z } from 'zod';
import { LAN_TPS } from '../languages.ts';
import { perLanguage } from '../localized.ts';
import { Id, LanTp, plainLines, plainText } from '../primitives.ts';
import { faqCategories, MAX_FAQ_LENGTH, MAX_FAQ_TITLE, MAX_FAQS } from './faq-limits.ts';

/** A frequent question with its answer, for readers (COMMUNITY-20). */
export const FaqRow = z.object({
  /** Its address on the page. */
  faq_id: z.string(),
  category: z.enum(faqCategories),
  question: z.string(),
  /** A paragraph a line, figures as `{{name}}`. */
  answer: z.string(),
  /** The language of both: the reader's or its fallback. */
  text_lan_tp: LanTp,
});
export type FaqRow = z.infer<typeof FaqRow>;

/** What the desk says of an entry; a language without a question is shown in its fallback (COMMUNITY-21). */
export const writtenFaq = {
  category: z.enum(faqCategories),
  /** The questions. */
  titles: z.strictObject(perLanguage(() => plainText(MAX_FAQ_TITLE))),
  /** The answers, a paragraph a line, figures as `{{name}}`. */
  contents: z.strictObject(perLanguage(() => plainLines(MAX_FAQ_LENGTH))),
  published: z.boolean(),
  /** Languages whose texts a machine suggested and nobody has reviewed: no reader sees them (COMMUNITY-22). */
  suggested: z.array(LanTp).max(LAN_TPS.length),
};

/** An entry for the desk, whether it is shown or not. */
export const DeskFaq = z.object({
  faq_id: z.string(),
  category: z.enum(faqCategories),
  titles: z.object(perLanguage(() => z.string())),
  contents: z.object(perLanguage(() => z.string())),
  published: z.boolean(),
  suggested: z.array(LanTp),
  /** Goes back with a change. */
  version: z.int(),
});
export type DeskFaq = z.infer<typeof DeskFaq>;

/** An entry in the desk's list. */
export const DeskFaqRow = DeskFaq.omit({ contents: true });
export type DeskFaqRow = z.infer<typeof DeskFaqRow>;

/** The entries of a category, all of them, in the order they are to have. */
export const FaqOrder = z.array(Id).min(1).max(MAX_FAQS);
