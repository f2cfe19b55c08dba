import { z } from 'zod';
import { LanTp, Yn } from '../primitives.ts';
import { ofOwnPost, PostPicture, Standing } from './post.ts';

/** A row of the questions: of a secret one only its state and day, no subject and nothing of whoever asked it (COMMUNITY-5). */
export const QuestionRow = z.object({
  qna_id: z.string(),
  /** Empty of a secret question: pages say "Secret question" in their own language. */
  qna_ttl_nm: z.string(),
  secret_yn: Yn,
  /** `N` waits, `Y` is answered and closed to changes. */
  answer_yn: Yn,
  lan_tp: LanTp,
  /** When it was asked, ISO 8601. */
  qna_date: z.string(),
  /** The day of it in Seoul, YYYY-MM-DD. */
  qna_ymd_format: z.string(),
  /** Whether the caller asked it. */
  own_yn: Yn,
  ...ofOwnPost,
});
export type QuestionRow = z.infer<typeof QuestionRow>;

/** A question with its answer. */
export const Question = QuestionRow.extend({
  qna_content: z.string(),
  /** Of a general one their addresses, of a secret one the pictures themselves, which have no address (COMMUNITY-16). */
  pictures: z.array(PostPicture),
  /** When it was last changed, ISO 8601; empty where it never was. */
  mod_date: z.string(),
  /** Empty until it is answered. */
  qna_answer_content: z.string(),
  /** The day of the answer in Seoul, YYYY-MM-DD; empty until then. */
  answer_ymd_format: z.string(),
});
export type Question = z.infer<typeof Question>;

/** A question as the desk answers it (COMMUNITY-9). */
export const DeskQuestion = z.object({
  qna_id: z.string(),
  qna_ttl_nm: z.string(),
  qna_content: z.string(),
  /** Addresses for the desk. */
  pictures: z.array(PostPicture),
  secret_yn: Yn,
  lan_tp: LanTp,
  /** Nickname of whoever asked; empty once they have left. */
  user_nick: z.string(),
  /** When it was asked, ISO 8601. */
  qna_date: z.string(),
  /** Empty until it is answered. */
  qna_answer_content: z.string(),
  standing: Standing,
  /** Goes back with the answer: of this state of the question. */
  version: z.int(),
});
export type DeskQuestion = z.infer<typeof DeskQuestion>;
