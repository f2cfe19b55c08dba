import type { MyProfile } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { findMember } from '../kernel/member.queries.ts';

/** A member's own record, for my account (ACCOUNT-27). @throws DomainError login_required once it has left */
export const showProfile = async (
  { members }: Pick<AccountContext, 'members'>,
  mem_id: string,
): Promise<MyProfile> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  const { mem_nm, mem_nick, mem_tel, mem_email, mem_profile_path, lan_tp = 'ENG' } = member;
  return {
    mem_nm,
    mem_nick,
    mem_tel,
    mem_email,
    email_confirmed: Boolean(member.email_confirmed_at),
    mem_profile_path,
    mail_lan_tp: lan_tp,
    has_password: member.mem_pwd !== '',
    profile_version: member.profile_version ?? 0,
  };
};
