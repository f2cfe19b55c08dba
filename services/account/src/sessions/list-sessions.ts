import type { MySession } from '@narae/contracts';
import type { AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { StoredSession } from './session.model.ts';
import { openSessionsOf } from './session.queries.ts';

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

/** A member's open sessions: the one that asks first, then those used last (ACCOUNT-22). */
export const listSessions = async (
  { sessions, now }: Pick<AccountContext, 'sessions' | 'now'>,
  { mem_id, sid }: Pick<AuthUser, 'mem_id' | 'sid'>,
): Promise<MySession[]> => {
  const open = (await openSessionsOf(sessions, mem_id, now())).map((session) => shown(session, sid));
  return open.sort((a, b) => Number(b.current) - Number(a.current) || b.used_at.localeCompare(a.used_at));
};
