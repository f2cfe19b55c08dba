import type { ExportPart } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { exportPage, picturesIn, type ExportPage } from '../kernel/export-page.ts';
import { ownQuestionsAfter } from './question.queries.ts';

/** A page of a member's own questions with their answers, secret ones too (ACCOUNT-40). */
export const exportQuestions = async (
  { questions }: Pick<CommunityContext, 'questions'>,
  page: ExportPage,
): Promise<ExportPart> =>
  exportPage(
    await ownQuestionsAfter(questions, page),
    ({ qna_id }) => qna_id,
    ({ qna_id, pictures }) => picturesIn(`questions/${qna_id}`, pictures),
  );
