import { normalizePassword, passwordRules } from '@narae/contracts/password-rules';
import { useT } from '@narae/shell-sdk';
import { isEmailAddress } from '@narae/contracts/email-pattern';
import { namespace } from '../texts.ts';

/** ACCOUNT-1. */
export const passwordHolds = (value: string): boolean => {
  const password = normalizePassword(value);
  return Object.values(passwordRules).every((holds) => holds(password));
};

export function usePasswordChecklist(typed: string): { label: string; met: boolean }[] {
  const t = useT(namespace);
  const password = normalizePassword(typed);
  return [
    { label: t('rule_length'), met: passwordRules.length(password) },
    { label: t('rule_lowercase'), met: passwordRules.lowercase(password) },
    { label: t('rule_digit'), met: passwordRules.digit(password) },
  ];
}

/** The address pattern the server checks too (PEOPLE-6). */
export const isEmail = (value: string): boolean => isEmailAddress(value.trim());
