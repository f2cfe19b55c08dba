import type { DeskQuestion, PostPicture, Question, QuestionRow } from '@narae/contracts';
import { adminQuestionPicture, qnaPicture } from '@narae/contracts/rows';
import { seoulDay } from '@narae/rules';
import type { StoredQuestion } from './question.model.ts';
import type { ListedQuestion } from './question.queries.ts';

/** Characters of a content's line in a list. */
const MAX_LINE = 120;

/** By code points: no half of a character is left at its end. */
const firstLine = (content: string): string =>
  Array.from(content.replaceAll(/\s+/gu, ' ').trim()).slice(0, MAX_LINE).join('');

/** A row of the list; a secret question shows neither subject nor content, not even to its author (COMMUNITY-5). */
export const rowView = (question: ListedQuestion, mem_id: string | undefined): QuestionRow => {
  const own = mem_id !== undefined && question.mem_id === mem_id;
  return {
    qna_id: question.qna_id,
    qna_ttl_nm: question.secret ? '' : question.subject,
    qna_content: question.secret ? '' : firstLine(question.content),
    secret_yn: question.secret ? 'Y' : 'N',
    answer_yn: question.answered_at ? 'Y' : 'N',
    lan_tp: question.lan_tp,
    qna_date: question.reg_date.toISOString(),
    qna_ymd_format: seoulDay(question.reg_date),
    own_yn: own ? 'Y' : 'N',
    ...(own && { standing: question.standing, hidden_reason: question.hidden_reason }),
  };
};

const addressed = (
  row: typeof qnaPicture | typeof adminQuestionPicture,
  { qna_id, pictures = [] }: Pick<StoredQuestion, 'qna_id' | 'pictures'>,
): PostPicture[] =>
  pictures.map((picture_id) => ({
    picture_id,
    src: row.path.replace(':qna_id', qna_id).replace(':picture_id', picture_id),
  }));

export const picturesForDesk = (question: Pick<StoredQuestion, 'qna_id' | 'pictures'>): PostPicture[] =>
  addressed(adminQuestionPicture, question);

/** A whole question for a permitted reader. @param pictures of a secret one, which have no addresses */
export const questionView = (
  question: StoredQuestion,
  mem_id: string | undefined,
  pictures: PostPicture[] = addressed(qnaPicture, question),
): Question => ({
  ...rowView(question, mem_id),
  qna_ttl_nm: question.subject,
  qna_content: question.content,
  pictures,
  mem_id: mem_id === question.mem_id ? mem_id : '',
  reg_date: question.reg_date.toISOString(),
  mod_date: question.mod_date?.toISOString() ?? '',
  qna_answer_content: question.answer,
  answer_ymd_format: question.answered_at ? seoulDay(question.answered_at) : '',
});

export const deskQuestionView = (question: StoredQuestion, user_nick: string): DeskQuestion => ({
  qna_id: question.qna_id,
  qna_ttl_nm: question.subject,
  qna_content: question.content,
  pictures: picturesForDesk(question),
  secret_yn: question.secret ? 'Y' : 'N',
  lan_tp: question.lan_tp,
  user_nick,
  qna_date: question.reg_date.toISOString(),
  qna_answer_content: question.answer,
  standing: question.standing,
  version: question.version,
});
