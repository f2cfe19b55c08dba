/**
 * A password as it counts: without blanks around it, which keyboards and the clipboard add. Joining, signing in and a
 * new password all take it this way (ACCOUNT-1).
 */
export const normalizePassword = (typed: string): string => typed.trim();

/** As much as a password field takes: more than a password has, because blanks around it do not count. */
export const MOST_TYPED = 100;

/** 8–25 characters, at least one lowercase letter and one digit, specials allowed; asked of a normalised password (ACCOUNT-1). */
export const passwordRules = {
  length: (value: string): boolean => value.length >= 8 && value.length <= 25,
  lowercase: (value: string): boolean => /[a-z]/.test(value),
  digit: (value: string): boolean => /\d/.test(value),
} as const;
