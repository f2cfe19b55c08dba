import { sweepVault } from '@narae/service-kit';
import { questionBucket, type CommunityContext } from '../../context.ts';
import { unnamed } from '../question.queries.ts';

/** Deletes pictures that no question names: what a crash left (COMMUNITY-16). @returns how many */
export const sweepPictures = (
  { store, questionVault: vault, questions, log }: CommunityContext,
  now: Date = new Date(),
): Promise<number> =>
  sweepVault(
    { store, vault, log },
    { bucket: questionBucket, now, unnamed: (ids) => unnamed(questions, ids) },
  );
