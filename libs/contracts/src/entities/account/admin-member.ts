import { z } from 'zod';
import { LanTp } from '../../primitives.ts';
import { adminRoles } from './admin-role.ts';
import { MyActivity, MySession } from './member.ts';
import { memberStates } from './limits.ts';

export const MemberState = z.enum(memberStates);
export type MemberState = z.infer<typeof MemberState>;
export const AdminRoleName = z.enum(adminRoles);

/** Moments are ISO 8601; a provider is empty for an address and a password. */
export const AdminMemberRow = z.object({
  mem_id: z.string(),
  mem_nm: z.string(),
  mem_nick: z.string(),
  mem_email: z.string(),
  email_confirmed: z.boolean(),
  mem_tel: z.string(),
  state: MemberState,
  role: AdminRoleName.nullable(),
  sns_type: z.string(),
  reg_date: z.string(),
});
export type AdminMemberRow = z.infer<typeof AdminMemberRow>;

/** Where a member is signed in; nothing that could be used to take the session over. */
export const AdminMemberSession = MySession.omit({ sid: true, current: true });
export type AdminMemberSession = z.infer<typeof AdminMemberSession>;

export const AdminMember = z.object({
  member: AdminMemberRow,
  /** When they are erased, unless they come back; null for who was not rejected. */
  erase_at: z.string().nullable(),
  lan_tp: LanTp.nullable(),
  company_type: z.string(),
  has_password: z.boolean(),
  /** An authenticator app is set up (ACCOUNT-30). */
  second_factor: z.boolean(),
  /** What the member agreed to on joining (ACCOUNT-20); null where nothing was asked. */
  consent: z
    .object({ terms_version: z.string(), policy_version: z.string(), marketing: z.boolean(), at: z.string() })
    .nullable(),
  sessions: z.array(AdminMemberSession),
  activities: z.array(MyActivity),
});
export type AdminMember = z.infer<typeof AdminMember>;

const VisitCount = z.object({ key: z.string(), count: z.int() });

/** The most first; YYYY-MM-DD in Asia/Seoul, days without visits included (ACCOUNT-17). */
export const Visits = z.object({
  total: z.int(),
  days: z.array(VisitCount),
  systems: z.array(VisitCount),
  languages: z.array(VisitCount),
  partners: z.array(VisitCount),
});
export type Visits = z.infer<typeof Visits>;
