import type { Joined } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { hand } from './question.queries.ts';

/** Makes what a joined account has asked the other one's, secret questions too (ACCOUNT-36). */
export const moveQuestions = (
  { questions }: Pick<CommunityContext, 'questions'>,
  joined: Joined,
): Promise<void> => hand(questions, joined);
