import { Secret, TOTP } from 'otpauth';
import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH } from '@narae/contracts';

/** As every authenticator app reads it: SHA-1, six digits, a new code every 30 seconds. */
const periodS = 30;

/** Steps before and after the present one that are accepted: clocks of phones are not quite right. */
const tolerance = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Narae', label, secret: Secret.fromBase32(secret), digits: 6, period: periodS });

/** A new secret of 160 bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. @param label what the app calls the account */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The code of a moment. */
export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The step of 30 seconds since 1970 whose code this is; null for a code of no step near the moment (RFC 6238). */
export const stepOf = (secret: string, code: string, at: Date): number | null => {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta;
};

const codesMade = 10;
/** Base32 in lower case: nothing in it looks like something else. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () => letters[randomInt(letters.length)]).join('');

/** Ten new codes of 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesMade }, newCode);

/** As they are shown and written down: two groups of five. */
export const written = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** What is stored of a recovery code. */
export const hashRecoveryCode = (code: string, key: Buffer): string =>
  createHmac('sha256', key).update(code).digest('base64url');
