/** 8–25 characters, at least one lowercase letter and one digit, specials allowed (ACCOUNT-1). */
export const passwordRules = {
  length: (value: string): boolean => value.length >= 8 && value.length <= 25,
  lowercase: (value: string): boolean => /[a-z]/.test(value),
  digit: (value: string): boolean => /\d/.test(value),
} as const;
