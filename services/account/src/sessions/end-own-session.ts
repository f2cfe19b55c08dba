import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { findSession, unrevokedOf } from './session.queries.ts';
import type { StoredSession } from './session.model.ts';
import { endSession, type SessionStore } from './end-session.ts';

/**
 * Ends a session of the caller (ACCOUNT-22). Others' sessions are as absent as none.
 * @throws DomainError session_not_found
 */
export const endOwnSession = async (context: AccountContext, mem_id: string, sid: string): Promise<void> => {
  const session = await findSession(context.sessions, sid);
  if (session?.mem_id !== mem_id) throw new DomainError('session_not_found', { field: 'sid' });
  await endSession(context, sid, 'ended_elsewhere');
};

/** Ends every session of the caller but the one that asks. */
export const endOtherSessions = async (
  context: SessionStore,
  { mem_id, sid: own }: Pick<AuthUser, 'mem_id' | 'sid'>,
  reason: Exclude<StoredSession['revoke_reason'], ''> = 'ended_elsewhere',
): Promise<void> => {
  for (const sid of await unrevokedOf(context.sessions, mem_id))
    if (sid !== own) await endSession(context, sid, reason);
};
