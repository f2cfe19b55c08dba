import type { AdminMemberRow, AdminRole, MemberState } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import { countWaiting, findMembersPage } from './admin-member.queries.ts';
import { adminMemberRow } from './admin-member.view.ts';
import { readMemberSearch } from './member-search.rules.ts';

/** Members on one page. */
const pageSize = 30;

/** What an owner asks for. */
export interface MembersAsked {
  readonly search?: string | undefined;
  readonly state?: MemberState | undefined;
  readonly role?: AdminRole | undefined;
  readonly provider?: string | undefined;
  readonly after?: string | undefined;
}

/** A page of members for the back office, the newest first, and how many wait for approval in all (ACCOUNT-35). */
export const listMembers = async (
  { members }: Pick<AccountContext, 'members'>,
  { search, state, role, provider, after }: MembersAsked,
): Promise<{ members: AdminMemberRow[]; next: string | null; waiting_cnt: number }> => {
  const page = { search: readMemberSearch(search), state, role, provider, after, size: pageSize + 1 };
  const [found, waiting_cnt] = await Promise.all([findMembersPage(members, page), countWaiting(members)]);
  const shown = found.slice(0, pageSize);
  const next = found.length > pageSize ? (shown.at(-1)?.mem_id ?? null) : null;
  return { members: shown.map(adminMemberRow), next, waiting_cnt };
};
