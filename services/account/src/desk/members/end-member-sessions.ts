import { auditEntry, DomainError } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import { endSessionsOf } from '../../sessions/end-session.ts';
import { changeMember } from '../../kernel/change-member.ts';

/** An owner signs a member out everywhere (ACCOUNT-35). @throws DomainError member_not_found, version_conflict */
export const endMemberSessions = async (
  context: Pick<AccountContext, 'members' | 'sessions' | 'relay' | 'now'>,
  mem_id: string,
  by: string,
): Promise<void> => {
  const changed = await changeMember(context, mem_id, (_member, { version, now }) => ({
    set: {},
    events: [memberChange('sessions_ended', { mem_id, version, by: 'admin' })],
    audit: [auditEntry({ by, action: 'sessions-ended', kind: 'member', id: mem_id }, now)],
  }));
  if (!changed) throw new DomainError('member_not_found');
  await endSessionsOf(context, mem_id, 'ended_by_admin');
};
