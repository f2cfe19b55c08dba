import type { AdminMemberRow, AdminRole, MemberState, AdminMember } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import type { DeskContext } from '../context.ts';
import { countWaiting, findMembersPage } from './admin-member.queries.ts';
import { adminMemberRow, adminMemberView } from './admin-member.view.ts';
import { readMemberSearch } from './member-search.rules.ts';
import { changeMember, findMember, memberChange } from '../../kernel/index.ts';
import { listActivity } from '../../profile/index.ts';
import { endSessionsOf, openSessionsOf } from '../../sessions/index.ts';

const pageSize = 30;

interface MembersAsked {
  readonly search?: string | undefined;
  readonly state?: MemberState | undefined;
  readonly role?: AdminRole | undefined;
  readonly provider?: string | undefined;
  readonly after?: string | undefined;
}

export const listMembers = async (
  { members }: Pick<DeskContext, 'members'>,
  { search, state, role, provider, after }: MembersAsked,
): Promise<{ members: AdminMemberRow[]; next: string | null; waiting_cnt: number }> => {
  const page = { search: readMemberSearch(search), state, role, provider, after, size: pageSize + 1 };
  const [found, waiting_cnt] = await Promise.all([findMembersPage(members, page), countWaiting(members)]);
  const shown = found.slice(0, pageSize);
  const next = found.length > pageSize ? (shown.at(-1)?.mem_id ?? null) : null;
  return { members: shown.map(adminMemberRow), next, waiting_cnt };
};

/** The audit log has the look before the answer is out (ACCOUNT-35). @throws DomainError member_not_found */
export const viewMember = async (
  context: Pick<DeskContext, 'members' | 'sessions' | 'activities' | 'auditLog' | 'now'>,
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

/** @throws DomainError member_not_found, version_conflict */
export const endMemberSessions = async (
  context: Pick<DeskContext, 'members' | 'sessions' | 'relay' | 'now'>,
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

/** Ends the sessions of a member who is still locked (ACCOUNT-23), also those opened meanwhile or left by a crash. */
export const endLockedSessions = async (
  context: Pick<DeskContext, 'members' | 'sessions' | 'relay' | 'now'>,
  mem_id: string,
): Promise<void> => {
  const member = await findMember(context.members, mem_id);
  if (member?.state === 'locked') await endSessionsOf(context, mem_id, 'locked');
};
