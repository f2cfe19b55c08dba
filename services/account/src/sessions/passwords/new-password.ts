import { DomainError } from '@narae/service-kit';
import { dictionary } from '@zxcvbn-ts/language-common';
import { hashPassword } from './password.ts';
import { isOfShopWords } from './shop-words.rules.ts';

/** The passwords that people, and programs that guess, try first; in lower case. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((one) => String(one).toLowerCase()),
);

/**
 * Refuses what everybody has as a password, in any case, and what is made of the shop's own words (ACCOUNT-29).
 * @param field of the form
 * @throws DomainError common_password
 */
export const checkNewPassword = (password: string, field: 'mem_password' | 'new_password'): void => {
  if (common.has(password.toLowerCase()) || isOfShopWords(password))
    throw new DomainError('common_password', { field });
};

/** The hash of a password that somebody has just chosen. @throws DomainError common_password */
export const hashNewPassword = async (
  password: string,
  field: 'mem_password' | 'new_password',
): Promise<string> => {
  checkNewPassword(password, field);
  return hashPassword(password);
};
