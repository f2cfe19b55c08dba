import { sessionRevokedV1 } from '@narae/events';
import { ACCESS_TTL_S, raise, DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../kernel/index.ts';
import type { SessionsContext } from './context.ts';
import type { StoredSession } from './session.model.ts';
import { findUnrevoked, revoke, unrevokedOf, findSession, surplusSessionsOf } from './session.queries.ts';

export type SessionStore = Pick<SessionsContext, 'sessions' | 'relay' | 'now'>;

type Reason = Exclude<StoredSession['revoke_reason'], ''>;

/** Ending it again changes nothing; other services reject the access token as soon as they hear of it (ACCOUNT-8). */
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
    // The log row names the device that was signed out.
    if (reason === 'ended_elsewhere' || reason === 'surplus')
      events.push(memberChange('sessions_ended', { mem_id, version, sid }));
    if (await revoke(sessions, session, reason, at, events)) return relay.nudge();
  }
};

export const endSessionsOf = async (context: SessionStore, mem_id: string, reason: Reason): Promise<void> => {
  for (const sid of await unrevokedOf(context.sessions, mem_id)) await endSession(context, sid, reason);
};

/** Ends a session of the caller (ACCOUNT-22). @throws DomainError session_not_found, also for another member's */
export const endOwnSession = async (context: SessionsContext, mem_id: string, sid: string): Promise<void> => {
  const session = await findSession(context.sessions, sid);
  if (session?.mem_id !== mem_id) throw new DomainError('session_not_found', { field: 'sid' });
  await endSession(context, sid, 'ended_elsewhere');
};

export const endOtherSessions = async (
  context: SessionStore,
  { mem_id, sid: own }: Pick<AuthUser, 'mem_id' | 'sid'>,
  reason: Exclude<StoredSession['revoke_reason'], ''> = 'ended_elsewhere',
): Promise<void> => {
  for (const sid of await unrevokedOf(context.sessions, mem_id))
    if (sid !== own) await endSession(context, sid, reason);
};

/** Ends the sessions used longest ago above the limit (ACCOUNT-8): forgotten ones keep nobody out. */
export const endSurplusSessions = async (
  context: Pick<SessionsContext, 'sessions' | 'relay' | 'now' | 'kept'>,
  mem_id: string,
): Promise<void> => {
  const bound = { mem_id, kept: context.kept.sessions };
  for (const sid of await surplusSessionsOf(context.sessions, bound, context.now()))
    await endSession(context, sid, 'surplus');
};
