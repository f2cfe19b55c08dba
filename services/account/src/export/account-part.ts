import { activityOf } from '../activity/list-activity.ts';
import type { AccountContext } from '../context.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { openSessionsOf } from '../shared/session.queries.ts';

/** What account has of a member, by the name of the file it becomes; no secrets, and nothing of the machinery. */
export const accountPart = async (
  context: AccountContext,
  member: StoredMember,
): Promise<Readonly<Record<string, unknown>>> => {
  const {
    mem_pwd: _password,
    second_factor: _secondFactor,
    outbox: _outbox,
    version: _version,
    ...profile
  } = member;
  const sessions = await openSessionsOf(context.sessions, member.mem_id, context.now());
  return {
    profile: Object.fromEntries(Object.entries(profile).filter(([name]) => name !== '_id')),
    sessions: sessions.map(({ opened_at, used_at, expires_at, method, user_agent_label, network }) => ({
      opened_at,
      used_at,
      expires_at,
      method,
      user_agent_label,
      network,
    })),
    activity: await activityOf(context, member.mem_id),
  };
};
