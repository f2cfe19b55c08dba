import type { ActivityKind } from '@narae/contracts/activity-kinds';

/** Mailed besides being logged (ACCOUNT-21). */
export const mailedChanges = [
  'tel_changed',
  'password_changed',
  'email_asked',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'totp_on',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_reset',
  'provider_joined',
  'provider_removed',
  'accounts_joined',
  'locked',
  'unlocked',
  'approved',
  'approval_rejected',
  'role_changed',
] as const satisfies readonly ActivityKind[];
export type MailedChange = (typeof mailedChanges)[number];

/** Decided by the shop: nobody is asked whether it was them. */
const decidedByTheShop = [
  'second_factor_reset',
  'locked',
  'unlocked',
  'approved',
  'approval_rejected',
  'role_changed',
] as const satisfies readonly MailedChange[];
export type DecidedChange = (typeof decidedByTheShop)[number];

export const isMailed = (kind: string): kind is MailedChange => mailedChanges.some((item) => item === kind);
export const isDecided = (kind: MailedChange): kind is DecidedChange =>
  decidedByTheShop.some((item) => item === kind);

/** The member cannot sign in afterwards: the mail leads to the contact page. */
export const shuttingOut: readonly MailedChange[] = ['locked', 'approval_rejected'];
