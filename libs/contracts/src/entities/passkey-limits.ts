/** Passkeys of one member at most (ACCOUNT-31). */
export const MOST_PASSKEYS = 10;
/** Characters. */
export const MAX_PASSKEY_NAME = 40;
