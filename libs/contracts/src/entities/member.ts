import { z } from 'zod';
import { Email, entered, Id, PersonName, Tel } from '../primitives.ts';
import { adminRoles } from './admin-role.ts';
import { MOST_TYPED, normalizePassword, passwordRules } from './password-rules.ts';

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
