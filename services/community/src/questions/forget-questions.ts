import type { CommunityContext } from '../context.ts';
import { deletePictures } from './pictures/question-pictures.ts';
import { anonymise, findPicturesOf } from './question.queries.ts';

/**
 * Deletes the secret questions of a member who left and all their pictures, and takes the name from the others (ACCOUNT-11,
 * COMMUNITY-8). The pictures go first: a repeat finds what is left.
 */
export const forgetQuestions = async (
  context: Pick<CommunityContext, 'questions' | 'questionVault' | 'log'>,
  mem_id: string,
): Promise<void> => {
  await deletePictures(context, await findPicturesOf(context.questions, mem_id));
  await anonymise(context.questions, mem_id);
};
