import type { AdminMember } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import { listActivity } from '../../profile/activity/list-activity.ts';
import type { AccountContext } from '../../context.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { openSessionsOf } from '../../sessions/session.queries.ts';
import { adminMemberView } from './admin-member.view.ts';

/**
 * One member for an owner, with the latest page of the log; that it was looked at is in the audit log before it is answered (ACCOUNT-35).
 * @throws DomainError member_not_found
 */
export const viewMember = async (
  context: Pick<AccountContext, 'members' | 'sessions' | 'activities' | 'auditLog' | 'now'>,
  mem_id: string,
  by: string,
): Promise<AdminMember> => {
  const member = await findMember(context.members, mem_id);
  if (!member) throw new DomainError('member_not_found');
  const now = context.now();
  await context.auditLog.add(auditEntry({ by, action: 'member-viewed', kind: 'member', id: mem_id }, now));
  const [sessions, activities] = await Promise.all([
    openSessionsOf(context.sessions, mem_id, now),
    listActivity(context, mem_id, undefined),
  ]);
  return adminMemberView(member, sessions, activities);
};
