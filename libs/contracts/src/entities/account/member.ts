import { z } from 'zod';
import { Email, entered, Id, PersonName, Tel, LanTp, nameText, TelOrNone } from '../../primitives.ts';
import { adminRoles } from './admin-role.ts';
import { isBlank } from '../shared/prepared-text.ts';
import { MOST_TYPED, normalizePassword, passwordRules, rawPassword } from '../shared/typed-fields.ts';
import { activityActors, activityKinds, signInMethods } from './activity-kinds.ts';
import { MAX_NICK_LENGTH } from './limits.ts';

/** Blanks around it do not count (ACCOUNT-1). */
export const Password = z
  .string()
  .max(MOST_TYPED, 'common_login_password_validation')
  .overwrite(normalizePassword)
  .min(1, { error: 'login_password_input', abort: true })
  .refine(
    (value) => Object.values(passwordRules).every((holds) => holds(value)),
    'common_login_password_validation',
  );

/** Compared as it is stored, prepared or not. */
export const TypedPassword = z.string().max(MOST_TYPED).overwrite(rawPassword).min(1, 'login_password_input');

/** The signed-in member in the browser (ACCOUNT-18), without password and token; the role is that of ACCOUNT-13. */
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
  admin_role: z.enum(adminRoles).nullable(),
  company_type: z.string(),
  /** The administrator has yet to show a second factor in this session (ACCOUNT-30). */
  second_factor_needed: z.boolean().default(false),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const CompanyType = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9_-]*$/);

/** Terms and policy in effect on joining (ACCOUNT-20), and whether news are wanted. */
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
  consent: JoinConsent.optional(),
});
export type JoinForm = z.infer<typeof JoinForm>;

const isEmpty = (value: unknown): boolean => typeof value === 'string' && isBlank(value);

/** The e-mail is for finding the password only, an empty one is none (ACCOUNT-7). */
export const FindForm = z
  .strictObject({
    mem_nm: entered('login_name_input').pipe(PersonName),
    mem_tel: Tel,
    mem_email: z.preprocess((value) => (isEmpty(value) ? undefined : value), Email.optional()),
    type: z.enum(['idchk', 'passwordchk']),
  })
  .refine(({ type, mem_email }) => type === 'idchk' || mem_email !== undefined, {
    path: ['mem_email'],
    message: 'login_email_input',
  });
export type FindForm = z.infer<typeof FindForm>;

const Method = z.enum([...signInMethods, '']);

/** An open session in its member's list (ACCOUNT-22). */
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

/** A line of the member's own log (ACCOUNT-21). */
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

/** What a member may change (ACCOUNT-27). */
export const ProfileForm = z.strictObject({
  mem_nm: entered('login_name_input').pipe(PersonName),
  mem_nick: entered('profile_nick_input').pipe(nameText(MAX_NICK_LENGTH)),
  mem_tel: TelOrNone,
  mail_lan_tp: LanTp,
  /** Version of the profile that was read: a later change is not overwritten. */
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
  /** Members who joined with a provider may have none. */
  has_password: z.boolean(),
  profile_version: z.int(),
});
export type MyProfile = z.infer<typeof MyProfile>;
