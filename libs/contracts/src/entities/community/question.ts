import { z } from 'zod';
import { LanTp, Moment, plainText, Yn } from '../../primitives.ts';
import { ofOwnPost, PostPicture, Standing, postText } from './post.ts';
import { perLanguage } from '../../localized.ts';
import { MAX_ANSWER_LENGTH, MAX_TEMPLATE_NAME } from './limits.ts';

/** A secret question shows its state and day, no subject, no content and nothing of its author (COMMUNITY-5). */
export const QuestionRow = z.object({
  qna_id: z.string(),
  /** Empty of a secret question: pages say "Secret question" in their own language. */
  qna_ttl_nm: z.string(),
  /** Its beginning in one line; empty of a secret question. */
  qna_content: z.string(),
  secret_yn: Yn,
  /** `N` waits, `Y` is answered and closed to changes. */
  answer_yn: Yn,
  lan_tp: LanTp,
  qna_date: Moment,
  qna_ymd_format: z.string(),
  own_yn: Yn,
  ...ofOwnPost,
});
export type QuestionRow = z.infer<typeof QuestionRow>;

export const Question = QuestionRow.extend({
  /** Of a general one their addresses, of a secret one the pictures themselves, which have no address (COMMUNITY-16). */
  pictures: z.array(PostPicture),
  /** Whoever asked, told to themselves alone; empty for others (COMMUNITY-8). */
  mem_id: z.string(),
  reg_date: Moment,
  mod_date: Moment,
  qna_answer_content: z.string(),
  /** YYYY-MM-DD in Seoul; empty until answered. */
  answer_ymd_format: z.string(),
});
export type Question = z.infer<typeof Question>;

/** A question as the desk answers it (COMMUNITY-9). */
export const DeskQuestion = z.object({
  qna_id: z.string(),
  qna_ttl_nm: z.string(),
  qna_content: z.string(),
  pictures: z.array(PostPicture),
  secret_yn: Yn,
  lan_tp: LanTp,
  /** The author's nickname; empty once they have left. */
  user_nick: z.string(),
  qna_date: Moment,
  qna_answer_content: z.string(),
  standing: Standing,
  version: z.int(),
});
export type DeskQuestion = z.infer<typeof DeskQuestion>;

/** The desk's own name for a template, and the answer in every language (COMMUNITY-17). */
export const writtenTemplate = {
  name: plainText(MAX_TEMPLATE_NAME).min(1, { error: 'template_name_input' }),
  texts: z.strictObject(perLanguage(() => postText(MAX_ANSWER_LENGTH, 'template_text_input'))),
};

export const AnswerTemplate = z.object({
  template_id: z.string(),
  name: z.string(),
  texts: z.object(perLanguage(() => z.string())),
  version: z.int(),
});
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
