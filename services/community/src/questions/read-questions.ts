import type { LanTp, Question, QuestionRow, ExportPart } from '@narae/contracts';
import { DomainError, shareAnswers } from '@narae/service-kit';
import type { QuestionContext } from './context.ts';
import { cutPage, exportPage, type ExportPage, picturesIn, readCursor } from '../kernel/index.ts';
import { isSeenBy, requireOwn, requirePassword } from './question-access.ts';
import { embeddedPictures } from './pictures/question-pictures.ts';
import {
  findQuestionPage,
  findQuestion,
  findUnseenQuestions,
  type ListedQuestion,
  ownQuestionsAfter,
} from './question.queries.ts';
import { questionView, rowView } from './question.view.ts';

/** For old clients, which know no pages. */
const mostInList = 100;
const mostWaiting = 20;

interface QuestionPageQuery {
  readonly lan_tp?: LanTp | undefined;
  readonly search: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

interface QuestionPage {
  readonly rows: QuestionRow[];
  readonly waiting: QuestionRow[];
  readonly next: string;
}

const readPage = async (
  { questions }: Pick<QuestionContext, 'questions'>,
  { lan_tp, search, after, limit }: QuestionPageQuery,
): Promise<{ found: readonly ListedQuestion[]; next: string }> => {
  const filter = { lan_tp, search: search.toLowerCase() };
  const found = await findQuestionPage(questions, filter, { after: readCursor(after), size: limit + 1 });
  const { page, next } = cutPage(found, limit, ({ reg_date, qna_id: id }) => ({
    at: reg_date.getTime(),
    id,
  }));
  return { found: page, next };
};

/** Reads lists; concurrent requests for a page share one read (COMMUNITY-15). */
export const createQuestionReader = (context: Pick<QuestionContext, 'questions'>) => {
  const shared = shareAnswers((question: QuestionPageQuery) => readPage(context, question));

  /** A member's first page includes their own questions that nobody else sees. */
  const page = async (question: QuestionPageQuery, mem_id?: string): Promise<QuestionPage> => {
    const [{ found, next }, waiting] = await Promise.all([
      shared(question),
      mem_id === undefined || question.after !== undefined || question.search
        ? []
        : findUnseenQuestions(context.questions, mem_id, mostWaiting),
    ]);
    return {
      rows: found.map((row) => rowView(row, mem_id)),
      waiting: waiting.map((row) => rowView(row, mem_id)),
      next,
    };
  };
  return {
    page,
    list: async (lan_tp: LanTp | undefined, mem_id?: string): Promise<QuestionRow[]> =>
      (await page({ lan_tp, search: '', limit: mostInList }, mem_id)).rows,
  };
};

/** @throws DomainError question_not_found also if it is not shown, secret_noti_fail for a secret one */
export const readQuestion = async (
  { questions }: Pick<QuestionContext, 'questions'>,
  qna_id: string,
  mem_id: string | undefined,
): Promise<Question> => {
  const found = await findQuestion(questions, qna_id);
  if (!found || !isSeenBy(found, mem_id)) throw new DomainError('question_not_found', { field: 'qna_id' });
  if (found.secret) throw new DomainError('secret_noti_fail', { field: 'qna_id' });
  return questionView(found, mem_id);
};

/**
 * One's own question, a secret one by its password (COMMUNITY-5); other members get no guess.
 * @throws DomainError question_not_found, not_own, secret_noti_fail, login_password_fail, password_locked
 */
export const readOwnQuestion = async (
  context: Pick<QuestionContext, 'questions' | 'questionVault' | 'guesses'>,
  { qna_id, qna_password }: { readonly qna_id: string; readonly qna_password: string },
  mem_id: string,
): Promise<Question> => {
  const found = await findQuestion(context.questions, qna_id);
  if (!found || found.deleted_at) throw new DomainError('question_not_found', { field: 'qna_id' });
  requireOwn(found, mem_id);
  if (!found.secret) return questionView(found, mem_id);
  await requirePassword(context, found, qna_password);
  return questionView(found, mem_id, await embeddedPictures(context, found.pictures ?? []));
};

/** A page of a member's own questions with answers, secret ones included (ACCOUNT-40). */
export const exportQuestions = async (
  { questions }: Pick<QuestionContext, 'questions'>,
  page: ExportPage,
): Promise<ExportPart> =>
  exportPage(
    await ownQuestionsAfter(questions, page),
    ({ qna_id }) => qna_id,
    ({ qna_id, pictures }) => picturesIn(`questions/${qna_id}`, pictures),
  );
