import { DomainError, type AuthUser } from '@narae/service-kit';
import type { CommunityContext } from '../context.ts';
import { keepAuthor } from './author.queries.ts';

/**
 * Keeps how a member is seen by others before something of theirs is stored: nickname and picture as account signed them into the
 * session, never what a request claims (COMMUNITY-8).
 * @throws DomainError login_required for a member who has just left
 */
export const requireAuthor = async (
  { authors }: Pick<CommunityContext, 'authors'>,
  { mem_id, profile }: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<void> => {
  if (!(await keepAuthor(authors, mem_id, profile))) throw new DomainError('login_required');
};
