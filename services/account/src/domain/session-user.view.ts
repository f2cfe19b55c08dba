import { roleOf, type AdminRole, type SessionUser } from '@narae/contracts';

/** What a member shows of itself to its own browser (ACCOUNT-18). */
export const sessionUserOf = (
  member: Omit<SessionUser, 'email_confirmed' | 'admin_role'> & {
    readonly email_confirmed_at?: Date | null;
    readonly admin_role?: AdminRole | null;
  },
): SessionUser => ({
  mem_id: member.mem_id,
  mem_nm: member.mem_nm,
  mem_email: member.mem_email,
  email_confirmed: Boolean(member.email_confirmed_at),
  mem_nick: member.mem_nick,
  mem_profile_path: member.mem_profile_path,
  sns_type: member.sns_type,
  admin_yn: member.admin_yn,
  admin_role: roleOf(member),
  company_type: member.company_type,
});
