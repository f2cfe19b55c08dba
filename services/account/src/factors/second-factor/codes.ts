import { Secret, TOTP } from 'otpauth';
import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODE_LENGTH } from '@narae/contracts';

/** Standard of authenticator apps: SHA-1, six digits, 30 seconds. */
const periodS = 30;

/** Steps accepted before and after the present one: clocks of phones are inexact. */
const tolerance = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Narae', label, secret: Secret.fromBase32(secret), digits: 6, period: periodS });

/** 160 bits, Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** For a QR code. @param label what the app calls the account */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

export const codeAt = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });

/** The 30-second step since 1970 of a code; null where no step near the moment has it (RFC 6238). */
export const stepOf = (secret: string, code: string, at: Date): number | null => {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta;
};

const codesMade = 10;
/** Base32 in lower case has no look-alikes. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (): string =>
  Array.from({ length: RECOVERY_CODE_LENGTH }, () => letters[randomInt(letters.length)]).join('');

/** 50 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesMade }, newCode);

export const written = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

export const hashRecoveryCode = (code: string, key: Buffer): string =>
  createHmac('sha256', key).update(code).digest('base64url');
