import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { admissionErrors, pageCursor, postText, Standing } from '../../entities/community/post.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_SUBJECT,
  MAX_QUESTIONS_PAGE,
} from '../../entities/community/limits.ts';
import { DeskQuestion, Question, QuestionRow } from '../../entities/community/question.ts';
import { preparedSigns } from '../../entities/shared/prepared-text.ts';
import { Id, CallerLanguage, Success, Yn } from '../../primitives.ts';
import { unbelieved } from '../unbelieved.ts';
import * as rows from './questions.rows.ts';
import { pictureErrors } from '../picture-errors.ts';

/** Exactly four digits (COMMUNITY-5). */
const password = z
  .string()
  .overwrite(preparedSigns)
  .length(4, { error: 'qna_password_length', abort: true })
  .regex(/^\d{4}$/, 'qna_password_number');

const written = {
  qna_ttl_nm: postText(MAX_QUESTION_SUBJECT, 'qna_ttl_input').refine((line) => !line.includes('\n')),
  qna_content: postText(MAX_QUESTION_LENGTH, 'qna_content_input'),
  secret_yn: Yn.default('N'),
  qna_password: z
    .string()
    .overwrite(preparedSigns)
    .regex(/^(?:|.{4})$/su, { error: 'qna_password_length', abort: true })
    .regex(/^\d*$/, 'qna_password_number')
    .optional(),
  mem_id: Id.optional(),
  ...unbelieved(
    'answer_yn',
    'answer_ymd_format',
    'mod_date',
    'qna_answer_content',
    'qna_date',
    'qna_ymd_format',
    'reg_date',
  ),
};
const pictureId = z.string().max(40);
const changingPictures = [
  'question_answered',
  'question_not_found',
  'secret_noti_fail',
  'version_conflict',
] as const;
const guessed = ['login_password_fail', 'password_locked'] as const;

/** Questions and their answers (COMMUNITY-4 to COMMUNITY-6, COMMUNITY-15). */
export const questionCalls = {
  /** The newest first; the first page also has what only the signed-in caller sees of their own. */
  qnaPage: defineCall(rows.qnaPage, {
    input: z.strictObject({
      lan_tp: CallerLanguage.optional(),
      search: z.string().trim().max(50).default(''),
      after: pageCursor('QNA'),
      limit: z.int().min(1).max(MAX_QUESTIONS_PAGE).default(20),
    }),
    output: z.object({
      rows: z.array(QuestionRow),
      waiting: z.array(QuestionRow),
      next: z.string(),
    }),
    errors: ['search_too_long'],
  }),
  qnaList: defineCall(rows.qnaList, {
    input: z.strictObject({ lan_tp: CallerLanguage.optional() }),
    output: z.array(QuestionRow),
  }),
  /** General questions only; `qnaChkDetail` answers secret ones. */
  qnaDetail: defineCall(rows.qnaDetail, {
    input: z.strictObject({ qna_id: Id, ...unbelieved('lan_tp', 'mem_id') }),
    output: z.array(Question).max(1),
    errors: ['question_not_found', 'secret_noti_fail'],
  }),
  /** One's own question, a secret one by its password. */
  qnaChkDetail: defineCall(rows.qnaChkDetail, {
    input: z.strictObject({
      qna_id: Id,
      qna_password: password,
      mem_id: Id.optional(),
      ...unbelieved('lan_tp'),
    }),
    output: z.array(Question).max(1),
    errors: [...guessed, 'question_not_found', 'secret_noti_fail'],
    alsoNamed: { password: 'qna_password' },
  }),
  /** Asks a question. Of a record only what is asked, how, and in which language is believed. */
  qnaInsert: defineCall(rows.qnaInsert, {
    input: z.strictObject({ ...written, lan_tp: CallerLanguage.optional(), ...unbelieved('qna_id') }),
    output: Success.extend({ qna_id: z.string(), standing: Standing }),
    errors: [...admissionErrors, 'not_own'],
  }),
  /** Changes one's own question until it is answered; a secret one by its password, which stays as it is. */
  qnaUpdate: defineCall(rows.qnaUpdate, {
    input: z.strictObject({ ...written, qna_id: Id, ...unbelieved('lan_tp') }),
    output: Success.extend({ standing: Standing }),
    errors: [
      ...admissionErrors,
      ...guessed,
      'question_answered',
      'question_not_found',
      'secret_noti_fail',
      'version_conflict',
    ],
  }),
  /** A question that is deleted already is no error. */
  qnaDelete: defineCall(rows.qnaDelete, {
    input: z.strictObject({ qna_id: Id, mem_id: Id.optional() }),
    output: Success,
    errors: ['question_not_found', 'secret_noti_fail'],
  }),
  /** Adds a picture to one's own question until it is answered; the body is multipart with the file in field `img`. */
  qnaPictureAdd: defineCall(rows.qnaPictureAdd, {
    input: z.strictObject({ qna_id: Id }),
    output: Success.extend({ picture_id: pictureId }),
    errors: [...changingPictures, 'question_pictures_full', 'rate_limited', ...pictureErrors],
  }),
  /** Removes a picture from one's own question until it is answered; a picture that is gone is no error. */
  qnaPictureDelete: defineCall(rows.qnaPictureDelete, {
    input: z.strictObject({ qna_id: Id, picture_id: pictureId }),
    output: Success,
    errors: changingPictures,
  }),
  /** A picture of a general question that the caller may read; there is no JSON to declare. */
  qnaPicture: defineCall(rows.qnaPicture, {
    input: z.strictObject({ qna_id: Id, picture_id: pictureId }),
    output: z.never(),
    errors: ['picture_not_found'],
  }),
  adminQuestionPicture: defineCall(rows.adminQuestionPicture, {
    input: z.strictObject({ qna_id: Id, picture_id: pictureId }),
    output: z.never(),
    errors: ['picture_not_found'],
  }),
  /** Questions for the desk: those that wait, the oldest first, or those that are answered, the newest first. */
  adminQuestions: defineCall(rows.adminQuestions, {
    input: z.strictObject({
      state: z.enum(['waiting', 'answered']).default('waiting'),
      after: pageCursor('QNA'),
      limit: z.int().min(1).max(MAX_QUESTIONS_PAGE).default(20),
    }),
    output: z.object({ rows: z.array(DeskQuestion), next: z.string() }),
  }),
  /** Replaces an answer; an empty one takes it back, and the question can be changed again. */
  adminQuestionAnswer: defineCall(rows.adminQuestionAnswer, {
    input: z.strictObject({
      qna_id: Id,
      version: z.int().min(1),
      qna_answer_content: z.literal('').or(postText(MAX_ANSWER_LENGTH, 'qna_content_input')),
    }),
    output: Success,
    errors: ['question_not_found', 'version_conflict'],
  }),
};
