/** Where a member may sign in besides with a password or a passkey (ACCOUNT-10). */
export const signInProviders = ['kakao', 'qq', 'google', 'facebook'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** Why signing in with a provider ended at the login page, as its address says: `notice`. */
export const signInNotices = [
  'provider_unconfigured',
  'provider_denied',
  'provider_failed',
  'prove_again',
  /** Too often; until when, the address says in seconds: `wait`. */
  'rate_limited',
] as const;
export type SignInNotice = (typeof signInNotices)[number];
