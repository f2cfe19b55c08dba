import type { LanTp } from '@narae/contracts';
import type { ActivityKind } from '@narae/contracts/activity-kinds';

/** Mailed besides being logged (ACCOUNT-21). */
export const mailedKinds = [
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
export type MailedKind = (typeof mailedKinds)[number];

/** Decided by the shop: nobody is asked whether it was them. */
const decidedByTheShop = [
  'second_factor_reset',
  'locked',
  'unlocked',
  'approved',
  'approval_rejected',
  'role_changed',
] as const satisfies readonly MailedKind[];
export type DecidedKind = (typeof decidedByTheShop)[number];
export type OwnKind = Exclude<MailedKind, DecidedKind>;

export const isMailed = (kind: string): kind is MailedKind => mailedKinds.some((one) => one === kind);
export const isDecided = (kind: MailedKind): kind is DecidedKind =>
  decidedByTheShop.some((one) => one === kind);

/** The member cannot sign in afterwards: the mail leads to the contact page. */
export const shuttingOut: readonly MailedKind[] = ['locked', 'approval_rejected'];

export type ChangeTexts<Kind extends MailedKind> = Readonly<
  Record<LanTp, Readonly<Record<Kind, { readonly subject: string; readonly body: string }>>>
>;
