import type { MySession, SessionUser } from '@narae/contracts';
import { type AuthUser, DomainError } from '@narae/service-kit';
import type { SessionsContext } from './context.ts';
import type { StoredSession } from './session.model.ts';
import { openSessionsOf } from './session.queries.ts';
import { sessionUserOf } from './session-user.view.ts';
import { findMember } from '../kernel/index.ts';

const shown = (session: StoredSession, own: string): MySession => {
  const { sid, method = '', user_agent_label = '', network = '', opened_at, used_at = opened_at } = session;
  return {
    sid,
    method,
    user_agent_label,
    network,
    opened_at: opened_at.toISOString(),
    used_at: used_at.toISOString(),
    current: sid === own,
  };
};

/** The asking one first, then those used last (ACCOUNT-22). */
export const listSessions = async (
  { sessions, now }: Pick<SessionsContext, 'sessions' | 'now'>,
  { mem_id, sid }: Pick<AuthUser, 'mem_id' | 'sid'>,
): Promise<MySession[]> => {
  const open = (await openSessionsOf(sessions, mem_id, now())).map((session) => shown(session, sid));
  return open.sort((a, b) => Number(b.current) - Number(a.current) || b.used_at.localeCompare(a.used_at));
};

/** As its browser knows it (ACCOUNT-18); null once it left. */
export const showMember = async (
  { members }: Pick<SessionsContext, 'members'>,
  { mem_id, secondFactorNeeded }: Pick<AuthUser, 'mem_id' | 'secondFactorNeeded'>,
): Promise<SessionUser | null> => {
  const member = await findMember(members, mem_id);
  return member ? sessionUserOf(member, !secondFactorNeeded) : null;
};

/** @throws DomainError login_required once the member left */
export const showContact = async (
  { members }: Pick<SessionsContext, 'members'>,
  mem_id: string,
): Promise<{ mem_nm: string; mem_tel: string }> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  return { mem_nm: member.mem_nm, mem_tel: member.mem_tel };
};
