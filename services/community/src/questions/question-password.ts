import { DomainError, slowHashCost } from '@narae/service-kit';
import { hash, verify } from '@node-rs/argon2';
import type { CommunityContext } from '../context.ts';
import type { StoredQuestion } from './question.model.ts';

/** What is stored of the password of a secret question, empty of a general one. @throws DomainError qna_password_length */
export const hashQuestionPassword = async (secret: boolean, password: string): Promise<string> => {
  if (!secret) return '';
  if (!password) throw new DomainError('qna_password_length', { field: 'qna_password' });
  return hash(password, slowHashCost);
};

/**
 * Checks the password of a secret question, every guess counted before it is looked at (COMMUNITY-5).
 * @throws DomainError login_password_fail, password_locked with the seconds to wait
 */
export const requirePassword = async (
  { guesses: limiter }: Pick<CommunityContext, 'guesses'>,
  { qna_id, password }: Pick<StoredQuestion, 'qna_id' | 'password'>,
  given: string,
): Promise<void> => {
  await limiter.guess('question-password', qna_id, 'qna_password');
  if (!(await verify(password, given)))
    throw new DomainError('login_password_fail', { field: 'qna_password' });
  await limiter.forgive('question-password', qna_id);
};
