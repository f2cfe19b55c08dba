import type { StoredMember } from '../../kernel/member.model.ts';

/** Whether an administrator has anything to show as a second factor: an app, or a passkey (ACCOUNT-30). */
export const hasSecondFactor = ({
  second_factor,
  passkeys = [],
}: Pick<StoredMember, 'second_factor' | 'passkeys'>): boolean =>
  Boolean(second_factor?.app) || passkeys.length > 0;
