/** Rows of the member's own log (ACCOUNT-21), texts `activity_<kind>`; account's `change-mails.ts` mails some. */
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

/** The operator acts by a command. */
export const activityActors = ['member', 'admin', 'operator'] as const;
export type ActivityActor = (typeof activityActors)[number];

export const signInMethods = ['password', 'passkey', 'kakao', 'qq', 'google', 'facebook'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** Where a member may sign in besides with a password or a passkey (ACCOUNT-10). */
export const signInProviderNames = ['kakao', 'qq', 'google', 'facebook'] as const;
export type SignInProvider = (typeof signInProviderNames)[number];

/** Why a provider's sign-in ended at the login page: `notice` of its address. */
export const signInNotices = [
  'provider_unconfigured',
  'provider_denied',
  'provider_failed',
  'prove_again',
  /** Too often; until when, the address says in seconds: `wait`. */
  'rate_limited',
] as const;
export type SignInNotice = (typeof signInNotices)[number];
