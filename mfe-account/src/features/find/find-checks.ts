import { isTel } from '@narae/rules';
import { isEmail } from '../../shared/patterns.ts';
import type { Violation } from '../../shared/use-field-errors.ts';

export interface FindFields {
  readonly mem_nm: string;
  readonly mem_tel: string;
  readonly mem_email: string;
}

/** What is looked for: the e-mail address by name and phone, or the password by all three (ACCOUNT-7). */
export type FindType = 'idchk' | 'passwordchk';

/** The first rule that does not hold, in the order of ACCOUNT-7. */
export function findViolation(type: FindType, fields: FindFields): Violation<keyof FindFields> | null {
  if (!fields.mem_nm.trim()) return { field: 'mem_nm', error: 'login_name_input' };
  if (!fields.mem_tel.trim()) return { field: 'mem_tel', error: 'login_tel_input' };
  if (!isTel(fields.mem_tel)) return { field: 'mem_tel', error: 'common_tel_number' };
  if (type === 'idchk') return null;
  if (!fields.mem_email.trim()) return { field: 'mem_email', error: 'login_email_input' };
  return isEmail(fields.mem_email) ? null : { field: 'mem_email', error: 'login_email_validation' };
}
