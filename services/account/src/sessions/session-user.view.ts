import { roleOf, type AdminRole, type SessionUser } from '@narae/contracts';

/** (ACCOUNT-18) @param shown whether the session showed a second factor; for administrators alone (ACCOUNT-30) */
export const sessionUserOf = (
  member: Omit<SessionUser, 'email_confirmed' | 'admin_role' | 'second_factor_needed'> & {
    readonly email_confirmed_at?: Date | null;
    readonly admin_role?: AdminRole | null;
  },
  shown: boolean,
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
  second_factor_needed: roleOf(member) !== null && !shown,
});
