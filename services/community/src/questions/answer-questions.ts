import type { DeskQuestion } from '@narae/contracts';
import { questionAnsweredV1 } from '@narae/events';
import { auditEntry, changeStored, DomainError, raise } from '@narae/service-kit';
import type { QuestionContext } from './context.ts';
import { cutPage, findAuthors, readCursor } from '../kernel/index.ts';
import type { Post, PostKindRow } from '../moderation/index.ts';
import type { StoredQuestion } from './question.model.ts';
import {
  findQuestionsForDesk,
  findQuestion,
  updateQuestion,
  findHeldQuestions,
  findQuestions,
} from './question.queries.ts';
import { deskQuestionView, picturesForDesk } from './question.view.ts';
import { questionPost } from './question-access.ts';

export const readQuestionsForDesk = async (
  { questions, authors }: Pick<QuestionContext, 'questions' | 'authors'>,
  {
    state,
    after,
    limit,
  }: {
    readonly state: 'waiting' | 'answered';
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<{ rows: DeskQuestion[]; next: string }> => {
  const found = await findQuestionsForDesk(questions, state, { after: readCursor(after), size: limit + 1 });
  const { page, next } = cutPage(found, limit, ({ answered_at, reg_date, qna_id: id }) => ({
    at: (answered_at ?? reg_date).getTime(),
    id,
  }));
  const askers = await findAuthors(
    authors,
    page.map(({ mem_id }) => mem_id),
  );
  return {
    rows: page.map((question) => deskQuestionView(question, askers.get(question.mem_id)?.nick ?? '')),
    next,
  };
};

const requireLive = (question: StoredQuestion | null): StoredQuestion => {
  if (!question || question.deleted_at) throw new DomainError('question_not_found', { field: 'qna_id' });
  return question;
};

/** The author is told of the first answer only, and of none to a hidden question. */
const isFirst = ({ mem_id, answer_told, standing }: StoredQuestion, answer: string): boolean =>
  answer !== '' && !answer_told && mem_id !== '' && standing !== 'hidden';

/**
 * Answers a question or replaces the answer; an empty one reopens the question (COMMUNITY-9).
 * @param version of the displayed question
 * @param by mem_id of the administrator
 * @throws DomainError question_not_found, version_conflict
 */
export const answerQuestion = async (
  context: Pick<QuestionContext, 'questions' | 'now' | 'relay'>,
  {
    qna_id,
    answer,
    version,
    by,
  }: {
    readonly qna_id: string;
    readonly answer: string;
    readonly version: number;
    readonly by: string;
  },
): Promise<void> => {
  const { questions } = context;
  const find = () => findQuestion(questions, qna_id);
  const entry = { by, action: 'question-answered', kind: 'question', id: qna_id } as const;
  await changeStored(context, {
    known: requireLive(await find()),
    find,
    decide: (stored, { now }) => {
      if (requireLive(stored).answer === answer) return null;
      if (stored.version !== version) throw new DomainError('version_conflict', { field: 'version' });
      return {
        answer,
        answered_at: answer ? (stored.answered_at ?? now) : null,
        ...(isFirst(stored, answer) && { answer_told: true }),
      };
    },
    write: (stored, set, now) => {
      const { mem_id } = stored;
      const notified = set.answer_told
        ? raise(questionAnsweredV1, {
            aggregateId: qna_id,
            version: stored.version + 1,
            data: { qna_id, mem_id },
          })
        : undefined;
      return updateQuestion(questions, stored, set, auditEntry(entry, now), notified);
    },
  });
};

const asPost = (question: StoredQuestion): Post => ({
  kind: 'question',
  id: question.qna_id,
  mem_id: question.mem_id,
  text: questionPost(question).text,
  pictures: picturesForDesk(question),
  lan_tp: question.lan_tp,
  standing: question.standing,
  hidden_reason: question.hidden_reason,
  reg_date: question.reg_date,
  about: null,
  version: question.version,
  public: !question.secret,
});

export const questionKind = (questions: QuestionContext['questions']): PostKindRow => ({
  find: async (ids) => (await findQuestions(questions, ids)).map(asPost),
  findHeld: async (page) => (await findHeldQuestions(questions, page)).map(asPost),
  decide: async ({ id: qna_id, version }, { standing, hidden_reason, audit }) =>
    (await updateQuestion(questions, { qna_id, version }, { standing, hidden_reason }, audit)) !== null,
});
