import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { noteSecondFactor } from './session.queries.ts';

/** Notes that a session has shown a second factor; its next access token says so. @throws DomainError login_required */
export const noteShown = async (
  { sessions, now }: Pick<AccountContext, 'sessions' | 'now'>,
  { sid }: Pick<AuthUser, 'sid'>,
): Promise<void> => {
  if (!(await noteSecondFactor(sessions, sid, now()))) throw new DomainError('login_required');
};
