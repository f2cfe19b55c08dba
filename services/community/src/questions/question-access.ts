import { DomainError, slowHashCost } from '@narae/service-kit';
import { hash, verify } from '@node-rs/argon2';
import type { StoredQuestion } from './question.model.ts';
import type { QuestionContext } from './context.ts';

type Text = Pick<StoredQuestion, 'subject' | 'content'>;

export const questionPost = ({ subject, content }: Text): { kind: 'question'; text: string } => ({
  kind: 'question',
  text: `${subject}\n${content}`,
});

/** The text for searches, empty for a secret question (COMMUNITY-5). */
export const searchOf = ({ subject, content, secret }: Text & Pick<StoredQuestion, 'secret'>): string =>
  secret ? '' : `${subject}\n${content}`.toLowerCase();

export const isSeenBy = (question: StoredQuestion, mem_id: string | undefined): boolean =>
  !question.deleted_at && (question.standing === 'shown' || question.mem_id === mem_id);

/** @throws DomainError question_not_found; for another member's question not_own, secret_noti_fail where it is secret */
export const requireOwn = (question: StoredQuestion | null, mem_id: string): StoredQuestion => {
  if (!question) throw new DomainError('question_not_found', { field: 'qna_id' });
  if (question.mem_id !== mem_id)
    throw new DomainError(question.secret ? 'secret_noti_fail' : 'not_own', { field: 'qna_id' });
  return question;
};

/** @throws DomainError question_not_found, not_own, secret_noti_fail, question_answered */
export const requireOpen = (question: StoredQuestion | null, mem_id: string): StoredQuestion => {
  const own = requireOwn(question, mem_id);
  if (own.deleted_at) throw new DomainError('question_not_found', { field: 'qna_id' });
  if (own.answered_at) throw new DomainError('question_answered', { field: 'qna_id' });
  return own;
};

/** Argon2id, empty for a general question. @throws DomainError qna_password_length */
export const hashQuestionPassword = async (secret: boolean, password: string): Promise<string> => {
  if (!secret) return '';
  if (!password) throw new DomainError('qna_password_length', { field: 'qna_password' });
  return hash(password, slowHashCost);
};

/**
 * Counts each guess first (COMMUNITY-5).
 * @throws DomainError login_password_fail, password_locked with the wait
 */
export const requirePassword = async (
  { guesses: limiter }: Pick<QuestionContext, 'guesses'>,
  { qna_id, password }: Pick<StoredQuestion, 'qna_id' | 'password'>,
  given: string,
): Promise<void> => {
  await limiter.guess('question-password', qna_id, 'qna_password');
  if (!(await verify(password, given)))
    throw new DomainError('login_password_fail', { field: 'qna_password' });
  await limiter.forgive('question-password', qna_id);
};
