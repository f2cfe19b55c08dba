import { Secret, TOTP } from 'otpauth';

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
