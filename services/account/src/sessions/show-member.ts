import type { SessionUser } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { sessionUserOf } from './session-user.view.ts';
import { findMember } from '../kernel/member.queries.ts';

/** The signed-in member as its browser knows it (ACCOUNT-18); null once it has left. */
export const showMember = async (
  { members }: Pick<AccountContext, 'members'>,
  { mem_id, secondFactorNeeded }: Pick<AuthUser, 'mem_id' | 'secondFactorNeeded'>,
): Promise<SessionUser | null> => {
  const member = await findMember(members, mem_id);
  return member ? sessionUserOf(member, !secondFactorNeeded) : null;
};

/** The signed-in member's name and telephone. @throws DomainError login_required once it has left */
export const showContact = async (
  { members }: Pick<AccountContext, 'members'>,
  mem_id: string,
): Promise<{ mem_nm: string; mem_tel: string }> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  return { mem_nm: member.mem_nm, mem_tel: member.mem_tel };
};
