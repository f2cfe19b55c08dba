import { DomainError } from '@narae/service-kit';
import type { StoredQuestion } from './question.model.ts';

/** Whether a caller may see that a question is there. */
export const isSeenBy = (question: StoredQuestion, mem_id: string | undefined): boolean =>
  !question.deleted_at && (question.standing === 'shown' || question.mem_id === mem_id);

/**
 * A question of the member's own.
 * @throws DomainError question_not_found, secret_noti_fail for somebody else's, secret or not
 */
export const requireOwn = (question: StoredQuestion | null, mem_id: string): StoredQuestion => {
  if (!question) throw new DomainError('question_not_found', { field: 'qna_id' });
  if (question.mem_id !== mem_id) throw new DomainError('secret_noti_fail', { field: 'qna_id' });
  return question;
};

/** A member's own question that is not answered yet. @throws DomainError question_not_found, secret_noti_fail, question_answered */
export const requireOpen = (question: StoredQuestion | null, mem_id: string): StoredQuestion => {
  const own = requireOwn(question, mem_id);
  if (own.deleted_at) throw new DomainError('question_not_found', { field: 'qna_id' });
  if (own.answered_at) throw new DomainError('question_answered', { field: 'qna_id' });
  return own;
};
