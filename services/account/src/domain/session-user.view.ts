import type { SessionUser } from '@narae/contracts';

/** What a member shows of itself to its own browser (ACCOUNT-18). */
export const sessionUserOf = (member: SessionUser): SessionUser => ({
  mem_id: member.mem_id,
  mem_nm: member.mem_nm,
  mem_email: member.mem_email,
  mem_nick: member.mem_nick,
  mem_profile_path: member.mem_profile_path,
  sns_type: member.sns_type,
  admin_yn: member.admin_yn,
  company_type: member.company_type,
});
