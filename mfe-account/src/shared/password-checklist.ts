import { passwordRules } from '@narae/contracts/password-rules';
import { useT } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

/** Whether a password satisfies every rule (ACCOUNT-1). */
export const passwordHolds = (value: string): boolean =>
  Object.values(passwordRules).every((holds) => holds(value));

/** The live checklist under a new password: the same rules wherever one is chosen. */
export function usePasswordChecklist(password: string): { label: string; met: boolean }[] {
  const t = useT(namespace);
  return [
    { label: t('rule_length'), met: passwordRules.length(password) },
    { label: t('rule_lowercase'), met: passwordRules.lowercase(password) },
    { label: t('rule_digit'), met: passwordRules.digit(password) },
  ];
}
