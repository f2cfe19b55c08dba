import type { CommunityContext } from '../context.ts';
import { anonymise } from './question.queries.ts';

/** Deletes the secret questions of a member who left and takes the name from the others (ACCOUNT-11, COMMUNITY-8). */
export const forgetQuestions = (
  { questions }: Pick<CommunityContext, 'questions'>,
  mem_id: string,
): Promise<void> => anonymise(questions, mem_id);
