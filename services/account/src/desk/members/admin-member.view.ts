import {
  roleOf,
  type AdminMember,
  type AdminMemberRow,
  type AdminMemberSession,
  type MyActivity,
} from '@narae/contracts';
import type { StoredMember } from '../../kernel/index.ts';
import type { StoredSession } from '../../sessions/index.ts';

export const adminMemberRow = (member: StoredMember): AdminMemberRow => ({
  mem_id: member.mem_id,
  mem_nm: member.mem_nm,
  mem_nick: member.mem_nick,
  mem_email: member.mem_email,
  email_confirmed: Boolean(member.email_confirmed_at),
  mem_tel: member.mem_tel,
  state: member.state ?? 'active',
  role: roleOf(member),
  sns_type: member.sns_type,
  reg_date: member.reg_date.toISOString(),
});

const sessionOf = (session: StoredSession): AdminMemberSession => ({
  method: session.method ?? '',
  user_agent_label: session.user_agent_label ?? '',
  network: session.network ?? '',
  opened_at: session.opened_at.toISOString(),
  used_at: (session.used_at ?? session.opened_at).toISOString(),
});

/** Shown to owners (ACCOUNT-35): no password, token or session identifier. */
export const adminMemberView = (
  member: StoredMember,
  sessions: readonly StoredSession[],
  activities: MyActivity[],
): AdminMember => {
  const { consent } = member;
  return {
    member: adminMemberRow(member),
    erase_at: member.erase_at?.toISOString() ?? null,
    lan_tp: member.lan_tp ?? null,
    company_type: member.company_type,
    has_password: member.mem_pwd !== '',
    second_factor: Boolean(member.second_factor?.app),
    consent: consent ? { ...consent, at: consent.at.toISOString() } : null,
    sessions: sessions.map(sessionOf),
    activities,
  };
};
