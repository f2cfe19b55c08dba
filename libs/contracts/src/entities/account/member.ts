import { z } from 'zod';
import { Email, entered, Id, PersonName, Tel, LanTp, nameText, TelOrNone } from '../../primitives.ts';
import { adminRoles } from './admin-role.ts';
import { MOST_TYPED, normalizePassword, passwordRules } from '../shared/typed-fields.ts';
import { activityActors, activityKinds, signInMethods } from './activity-kinds.ts';
import { MAX_NICK_LENGTH } from './limits.ts';

/** A new password; blanks around it do not count (ACCOUNT-1). */
export const Password = z
  .string()
  .max(MOST_TYPED, 'common_login_password_validation')
  .overwrite(normalizePassword)
  .refine(
    (value) => Object.values(passwordRules).every((holds) => holds(value)),
    'common_login_password_validation',
  );

/** A password to sign in with, normalised like the one that was chosen (ACCOUNT-1). */
export const TypedPassword = z
  .string()
  .max(MOST_TYPED)
  .overwrite(normalizePassword)
  .min(1, 'login_password_input');

/** The signed-in member as the browser knows it (ACCOUNT-18); never a password, never a token. */
export const SessionUser = z.object({
  mem_id: Id,
  mem_nm: z.string(),
  mem_email: z.string(),
  /** Whether the mailbox is known to be the member's (ACCOUNT-14). */
  email_confirmed: z.boolean(),
  mem_nick: z.string(),
  mem_profile_path: z.string(),
  sns_type: z.string(),
  admin_yn: z.enum(['Y', 'N']),
  /** Of an administrator (ACCOUNT-13); null for everybody else. */
  admin_role: z.enum(adminRoles).nullable(),
  company_type: z.string(),
  /** An administrator who has yet to show a second factor in this session (ACCOUNT-30). */
  second_factor_needed: z.boolean().default(false),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const CompanyType = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]*$/);

/** What somebody agrees to who joins: the terms and the policy in effect then (ACCOUNT-20), and being written to. */
export const JoinConsent = z.strictObject({
  terms_version: z.iso.date(),
  policy_version: z.iso.date(),
  marketing: z.boolean(),
});
export type JoinConsent = z.infer<typeof JoinConsent>;

export const JoinForm = z.strictObject({
  mem_nm: entered('login_name_input').pipe(PersonName),
  mem_tel: Tel,
  mem_email: Email,
  mem_password: Password,
  company_type: CompanyType.optional(),
  /** Old clients ask for none. */
  consent: JoinConsent.optional(),
});
export type JoinForm = z.infer<typeof JoinForm>;

/** Find e-mail asks for name and telephone, find password for the e-mail too (ACCOUNT-7). */
export const FindForm = z
  .strictObject({
    mem_nm: entered('login_name_input').pipe(PersonName),
    mem_tel: Tel,
    mem_email: Email.optional(),
    type: z.enum(['idchk', 'passwordchk']),
  })
  .refine(({ type, mem_email }) => type === 'idchk' || mem_email !== undefined, {
    path: ['mem_email'],
    message: 'login_email_input',
  });
export type FindForm = z.infer<typeof FindForm>;

/** How something was signed in; empty in records from before this was kept. */
const Method = z.enum([...signInMethods, '']);

/** An open session as its member's list shows it (ACCOUNT-22). */
export const MySession = z.object({
  sid: Id,
  method: Method,
  /** Browser and system, such as `Chrome · Android`; empty where nothing is known. */
  user_agent_label: z.string(),
  /** The address without its end. */
  network: z.string(),
  opened_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  current: z.boolean(),
});
export type MySession = z.infer<typeof MySession>;

/** One thing that was done with an account, as its member's log shows it (ACCOUNT-21). */
export const MyActivity = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  by: z.enum(activityActors),
  method: Method,
  user_agent_label: z.string(),
  network: z.string(),
  at: z.iso.datetime(),
});
export type MyActivity = z.infer<typeof MyActivity>;

/** What a member may change of who they are (ACCOUNT-27). */
export const ProfileForm = z.strictObject({
  mem_nm: entered('login_name_input').pipe(PersonName),
  mem_nick: entered('profile_nick_input').pipe(nameText(MAX_NICK_LENGTH)),
  /** Empty only where there was none. */
  mem_tel: TelOrNone,
  mail_lan_tp: LanTp,
  /** Of the profile that was changed: whoever changed it meanwhile is not written over. */
  profile_version: z.int().min(0),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const MyProfile = z.object({
  mem_nm: z.string(),
  mem_nick: z.string(),
  mem_tel: z.string(),
  mem_email: z.string(),
  email_confirmed: z.boolean(),
  mem_profile_path: z.string(),
  mail_lan_tp: LanTp,
  /** Whether there is a password; who joined with a provider may have none. */
  has_password: z.boolean(),
  profile_version: z.int(),
});
export type MyProfile = z.infer<typeof MyProfile>;
