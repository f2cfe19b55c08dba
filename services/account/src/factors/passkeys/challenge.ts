import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@narae/service-kit';
import { derivedKey, hashToken, type SigningKey } from '../../kernel/index.ts';
import type { FactorsContext } from '../context.ts';
import { useChallenge } from './used-challenge.model.ts';
import type { AccountConfig } from '../../config.ts';

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
const isOurChallenge = (
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

/** What checks an answer needs of its challenge. */
interface AnsweredChallenge {
  /** Whether the challenge that was signed is ours, for whom it was given to. */
  readonly expectedChallenge: (challenge: string) => boolean;
  /** Uses it up, once everything else was found right. @throws DomainError passkey_expired where it was answered before */
  readonly useUp: () => Promise<void>;
  /** The error of an answer that was found wrong: one to a challenge that has run out only came too late. */
  readonly rejected: () => DomainError;
}

/** Follows one answer to a challenge (ACCOUNT-31). */
export const answeredChallenge = (
  { signingKey, usedChallenges, now }: Pick<FactorsContext, 'signingKey' | 'usedChallenges' | 'now'>,
  whom: ChallengeFor,
): AnsweredChallenge => {
  let given = '';
  let ours = true;
  return {
    expectedChallenge: (challenge) => {
      given = challenge;
      ours = isOurChallenge(signingKey, challenge, whom, now());
      return ours;
    },
    useUp: async () => {
      const expires_at = new Date(now().getTime() + challengeMs);
      if (!(await useChallenge(usedChallenges, { _id: hashToken(given), expires_at })))
        throw new DomainError('passkey_expired');
    },
    rejected: () => new DomainError(ours ? 'passkey_invalid' : 'passkey_expired'),
  };
};

/** To whom passkeys belong: the name of the site, under which browsers keep them for good (ACCOUNT-31). */
export const relyingParty = ({
  publicOrigin,
}: Pick<AccountConfig, 'publicOrigin'>): { readonly rpID: string; readonly expectedOrigin: string } => ({
  rpID: new URL(publicOrigin).hostname,
  expectedOrigin: publicOrigin,
});
