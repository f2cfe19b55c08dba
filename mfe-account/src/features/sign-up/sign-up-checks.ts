import { isBlank } from '@narae/contracts/prepared-text';
import { normalizePassword } from '@narae/contracts/password-rules';
import { isTel } from '@narae/rules';
import { isEmail, passwordHolds } from '../../shared/text-checks.ts';
import type { Violation } from '../../shared/use-text-form.ts';

export interface SignUpFields {
  readonly mem_nm: string;
  readonly mem_tel: string;
  readonly mem_email: string;
  readonly mem_password: string;
  readonly agree_terms: string;
  readonly agree_policy: string;
  readonly agree_marketing: string;
}

/** In the order of ACCOUNT-3; `usable` is the address the duplicate check has passed. */
export function signUpViolation(
  fields: SignUpFields,
  usable: string | null,
): Violation<keyof SignUpFields> | null {
  const email = fields.mem_email.trim();
  const checks: readonly [boolean, Violation<keyof SignUpFields>][] = [
    [isBlank(fields.mem_nm), { field: 'mem_nm', error: 'login_name_input' }],
    [isBlank(fields.mem_tel), { field: 'mem_tel', error: 'login_tel_input' }],
    [!isTel(fields.mem_tel), { field: 'mem_tel', error: 'common_tel_number' }],
    [isBlank(email), { field: 'mem_email', error: 'login_email_input' }],
    [!isEmail(email), { field: 'mem_email', error: 'login_email_validation' }],
    [usable !== email, { field: 'mem_email', error: 'common_email_duplication' }],
    [!normalizePassword(fields.mem_password), { field: 'mem_password', error: 'login_password_input' }],
    [
      !passwordHolds(fields.mem_password),
      { field: 'mem_password', error: 'common_login_password_validation' },
    ],
    [fields.agree_terms !== 'Y', { field: 'agree_terms', error: 'join_consent_input' }],
    [fields.agree_policy !== 'Y', { field: 'agree_policy', error: 'join_consent_input' }],
  ];
  return checks.find(([broken]) => broken)?.[1] ?? null;
}
