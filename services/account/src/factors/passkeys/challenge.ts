import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@narae/service-kit';
import { derivedKey, hashToken, type SigningKey } from '../../kernel/index.ts';
import type { FactorsContext } from '../context.ts';
import { useChallenge } from './used-challenge.model.ts';
import type { AccountConfig } from '../../config.ts';

/** A challenge for signing in adds no passkey. */
type ChallengePurpose = 'sign_in' | 'add' | 'prove';

export interface ChallengeFor {
  readonly purpose: ChallengePurpose;
  /** The hash of the browser's cookie where nobody is signed in, else the session. */
  readonly holder: string;
}

/** Milliseconds. */
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

/** It names its purpose and end, so only its use has to be stored, which makes it work once (ACCOUNT-31). */
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

/** @param text base64url */
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

interface AnsweredChallenge {
  readonly expectedChallenge: (challenge: string) => boolean;
  /** To be called after all other checks. @throws DomainError passkey_expired where it was answered before */
  readonly useUp: () => Promise<void>;
  /** An answer to a challenge that has run out only came too late. */
  readonly rejected: () => DomainError;
}

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

/** The site's name, under which browsers keep passkeys for good (ACCOUNT-31). */
export const relyingParty = ({
  publicOrigin,
}: Pick<AccountConfig, 'publicOrigin'>): { readonly rpID: string; readonly expectedOrigin: string } => ({
  rpID: new URL(publicOrigin).hostname,
  expectedOrigin: publicOrigin,
});
