/** The day (YYYY-MM-DD) terms and policy took effect, which a consent names; `shell/src/pages/legal` says it too. */
export const termsVersion = '2026-11-23';
