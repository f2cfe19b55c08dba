import { sessionRevokedV1 } from '@narae/events';
import { ACCESS_TTL_S, raise } from '@narae/service-kit';
import { memberChange } from '../kernel/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import type { StoredSession } from './session.model.ts';
import { findUnrevoked, revoke, unrevokedOf } from './session.queries.ts';

/** What ending a session takes. */
export type SessionStore = Pick<AccountContext, 'sessions' | 'relay' | 'now'>;

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
