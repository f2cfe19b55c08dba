import { normalizePassword } from '@narae/contracts/password-rules';
import { isEmail } from '../../shared/patterns.ts';
import type { Violation } from '../../shared/use-field-errors.ts';

export interface LoginFields {
  readonly mem_email: string;
  readonly mem_password: string;
}

/** The first rule of the login that does not hold, in the order of ACCOUNT-5; null when it may be sent. */
export function loginViolation({
  mem_email,
  mem_password,
}: LoginFields): Violation<keyof LoginFields> | null {
  if (!mem_email.trim()) return { field: 'mem_email', error: 'login_email_input' };
  if (!isEmail(mem_email)) return { field: 'mem_email', error: 'login_email_validation' };
  if (!normalizePassword(mem_password)) return { field: 'mem_password', error: 'login_password_input' };
  return null;
}
