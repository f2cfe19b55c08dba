import type { SignInMethod } from './activity-kinds.ts';

/** Whether a member may sign in (ACCOUNT-23). Texts `state_<name>`. */
export const memberStates = ['active', 'waiting', 'locked', 'rejected'] as const;

/** Why a member is locked; kept in the audit log, which has no words of anybody's own, and told the member. Texts `lock_<name>_why`. */
export const lockReasons = ['sign-ins', 'terms', 'asked', 'other'] as const;
export type LockReason = (typeof lockReasons)[number];

/** Why a membership is not approved; kept and told alike. Texts `reject_<name>_why`. */
export const rejectReasons = ['second-account', 'not-a-person', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Why an owner takes an administrator's second factor away; kept and told alike. Texts `factor_reset_<name>_why`. */
export const factorResetReasons = ['app-lost', 'misuse', 'other'] as const;
export type FactorResetReason = (typeof factorResetReasons)[number];

export const memberProviders = [
  'kakao',
  'qq',
  'google',
  'facebook',
] as const satisfies readonly SignInMethod[];

export const MOST_MEMBER_SEARCH = 120;

/** Days visits are kept for, and most of them that are counted at once (ACCOUNT-17). */
export const MOST_VISIT_DAYS = 90;

export const ACTIVITIES_A_PAGE = 20;

export const MAX_NICK_LENGTH = 30;

/** Passkeys of one member at most (ACCOUNT-31). */
export const MOST_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 40;

/** Seconds since the second factor, for calls that ask for it again (ACCOUNT-43). */
export const CONFIRMED_FOR_S = 300;

export const SECURITY_PAGE = 50;

export const MOST_NETWORK_SEARCH = 50;

export const TRACE_DIGITS = 32;

/** Lines on one page of an audit log; fewer are the last page. */
export const AUDIT_PAGE = 50;
