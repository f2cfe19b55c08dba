import type { StoredMember } from './member.model.ts';

/** What stays of an account that is closed: a number, and what never said who it was. Whatever else is stored goes. */
export const emptied = (
  { mem_id, company_type, reg_date }: StoredMember,
  now: Date,
): Omit<StoredMember, 'outbox' | 'audit' | 'version'> => ({
  mem_id,
  company_type,
  mem_nm: '',
  mem_email: '',
  mem_tel: '',
  mem_nick: '',
  mem_profile_path: '',
  mem_pwd: '',
  sns_type: '',
  use_yn: 'N',
  admin_yn: 'N',
  reg_date,
  mod_date: now,
});
