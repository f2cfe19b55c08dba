import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../kernel/derived-key.ts';
import type { SigningKey } from '../../kernel/signing-key.ts';

/** What a challenge is good for; one of signing in adds no passkey. */
type ChallengePurpose = 'sign_in' | 'add' | 'prove';

/** Whom a challenge was given to, and for what. */
export interface ChallengeFor {
  readonly purpose: ChallengePurpose;
  /** The hash of the browser's cookie where nobody is signed in, else the session. */
  readonly holder: string;
}

/** Milliseconds for which a challenge can be answered. */
export const challengeMs = 15 * 60_000;

const nonceBytes = 16;
const timeBytes = 6;
const saltBytes = nonceBytes + timeBytes;
const macBytes = 32;

const macOf = (
  signingKey: Pick<SigningKey, 'secret'>,
  salt: Buffer,
  { purpose, holder }: ChallengeFor,
): Buffer =>
  createHmac('sha256', derivedKey(signingKey, 'narae passkey challenges'))
    .update(salt)
    .update(`${purpose}.${holder}`)
    .digest();

/**
 * A challenge that tells by itself what it is good for and until when, so that a stranger who asks for many costs the store
 * nothing; that it works once, the answer's use is noted (ACCOUNT-31).
 */
export const newChallenge = (
  signingKey: Pick<SigningKey, 'secret'>,
  whom: ChallengeFor,
  now: Date,
): Uint8Array<ArrayBuffer> => {
  const salt = Buffer.alloc(saltBytes);
  randomBytes(nonceBytes).copy(salt);
  salt.writeUIntBE(now.getTime() + challengeMs, nonceBytes, timeBytes);
  return new Uint8Array(Buffer.concat([salt, macOf(signingKey, salt, whom)]));
};

/** Whether a challenge was given to this browser or session for this purpose, and can still be answered. @param text base64url */
export const isOurChallenge = (
  signingKey: Pick<SigningKey, 'secret'>,
  text: string,
  whom: ChallengeFor,
  now: Date,
): boolean => {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== saltBytes + macBytes) return false;
  const salt = bytes.subarray(0, saltBytes);
  return (
    timingSafeEqual(bytes.subarray(saltBytes), macOf(signingKey, salt, whom)) &&
    salt.readUIntBE(nonceBytes, timeBytes) > now.getTime()
  );
};
