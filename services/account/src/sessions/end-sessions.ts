import { sessionRevokedV1 } from '@narae/events';
import { ACCESS_TTL_S, raise, DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../kernel/index.ts';
import type { SessionsContext } from './context.ts';
import type { StoredSession } from './session.model.ts';
import { findUnrevoked, revoke, unrevokedOf, findSession, surplusSessionsOf } from './session.queries.ts';

/** What ending a session takes. */
export type SessionStore = Pick<SessionsContext, 'sessions' | 'relay' | 'now'>;

type Reason = Exclude<StoredSession['revoke_reason'], ''>;

/**
 * Ends a session everywhere: its refresh tokens are worth nothing from now on, and the other services reject its access
 * token as soon as they hear of it. Ending it again changes nothing (ACCOUNT-8).
 */
export const endSession = async (
  { sessions, relay, now }: SessionStore,
  sid: string,
  reason: Reason,
): Promise<void> => {
  const at = now();
  const expires_at = new Date(at.getTime() + ACCESS_TTL_S * 1000).toISOString();
  for (;;) {
    const session = await findUnrevoked(sessions, sid);
    if (!session) return;
    const { mem_id } = session;
    const version = session.version + 1;
    const events = [
      raise(sessionRevokedV1, { aggregateId: sid, version, data: { sid, mem_id, expires_at } }),
    ];
    // The row of the log names the device that was signed out.
    if (reason === 'ended_elsewhere' || reason === 'surplus')
      events.push(memberChange('sessions_ended', { mem_id, version, sid }));
    if (await revoke(sessions, session, reason, at, events)) return relay.nudge();
  }
};

/** Ends every session of a member. */
export const endSessionsOf = async (context: SessionStore, mem_id: string, reason: Reason): Promise<void> => {
  for (const sid of await unrevokedOf(context.sessions, mem_id)) await endSession(context, sid, reason);
};

/**
 * Ends a session of the caller (ACCOUNT-22). Others' sessions are as absent as none.
 * @throws DomainError session_not_found
 */
export const endOwnSession = async (context: SessionsContext, mem_id: string, sid: string): Promise<void> => {
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

/**
 * Ends those of a member's sessions that were used longest ago, where a new one makes them more than may be open at once
 * (ACCOUNT-8): nobody is kept out by sessions that they have forgotten.
 */
export const endSurplusSessions = async (
  context: Pick<SessionsContext, 'sessions' | 'relay' | 'now' | 'kept'>,
  mem_id: string,
): Promise<void> => {
  const bound = { mem_id, kept: context.kept.sessions };
  for (const sid of await surplusSessionsOf(context.sessions, bound, context.now()))
    await endSession(context, sid, 'surplus');
};
