/**
 * The terms of use and privacy policy in effect, by the day they took effect (YYYY-MM-DD): what a consent names. Their texts
 * (`shell/src/pages/legal`) say the same day.
 */
export const termsVersion = '2026-11-23';
