import { DomainError } from '@narae/service-kit';
import { dictionary } from '@zxcvbn-ts/language-common';
import { hashPassword } from './password.ts';
import { isOfShopWords } from './shop-words.rules.ts';

/** Tried first by people and guessing programs; in lower case. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((item) => String(item).toLowerCase()),
);

/** Upper and lower case count alike; words of the shop count too (ACCOUNT-29). @throws DomainError common_password */
export const checkNewPassword = (password: string, field: 'mem_password' | 'new_password'): void => {
  if (common.has(password.toLowerCase()) || isOfShopWords(password))
    throw new DomainError('common_password', { field });
};

/** @throws DomainError common_password */
export const hashNewPassword = async (
  password: string,
  field: 'mem_password' | 'new_password',
): Promise<string> => {
  checkNewPassword(password, field);
  return hashPassword(password);
};
