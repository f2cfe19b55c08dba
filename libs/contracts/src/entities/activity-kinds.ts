/**
 * What can be done with an account (ACCOUNT-21): each is a row of the member's own log, and a text `activity_<kind>` of my
 * account. Which of them are mailed as well, account's `change-mails.ts` says.
 */
export const activityKinds = [
  'signed_in',
  'sessions_ended',
  'profile_changed',
  'tel_changed',
  'email_asked',
  'email_changed',
  'password_changed',
  'passkey_added',
  'passkey_removed',
  'totp_on',
  'recovery_codes_made',
  'recovery_code_used',
  'second_factor_reset',
  'provider_joined',
  'provider_removed',
  'accounts_joined',
  'mails_changed',
  'export_asked',
  'export_made',
  'export_downloaded',
  'locked',
  'unlocked',
  'approved',
  'approval_rejected',
  'role_changed',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Who did it: the member, an administrator in the back office, or the operator by a command. */
export const activityActors = ['member', 'admin', 'operator'] as const;
export type ActivityActor = (typeof activityActors)[number];

/** How a session was opened. */
export const signInMethods = ['password', 'passkey', 'kakao', 'qq', 'google', 'facebook'] as const;
export type SignInMethod = (typeof signInMethods)[number];
