import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { roleOf } from '@narae/contracts';
import { MOST_PASSKEYS } from '@narae/contracts/passkey-limits';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { FactorsContext } from '../context.ts';
import { findMember, type StoredMember } from '../../kernel/index.ts';
import { type Caller, requireConfirmed, requireProof } from '../../sessions/index.ts';
import { hasSecondFactor } from '../second-factor/checks.ts';
import { type ChallengeFor, challengeMs, newChallenge, relyingParty } from './challenge.ts';

/** EdDSA, ES256 and RS256, which cover all authenticators. */
const algorithms = [-8, -7, -257];

const challengeFor = ({ signingKey, now }: FactorsContext, whom: ChallengeFor) =>
  newChallenge(signingKey, whom, now());

/** @param holder the hash of the browser's cookie */
export const beginSignIn = async (context: FactorsContext, holder: string) => ({
  options: {
    ...(await generateAuthenticationOptions({
      rpID: relyingParty(context.config).rpID,
      challenge: challengeFor(context, { purpose: 'sign_in', holder }),
      userVerification: 'required',
      timeout: challengeMs,
    })),
  },
});

const requireMember = async ({ members }: FactorsContext, mem_id: string): Promise<StoredMember> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  return member;
};

/** @throws DomainError passkey_not_found where the member has none */
export const beginProof = async (
  context: FactorsContext,
  { mem_id, sid }: Pick<AuthUser, 'mem_id' | 'sid'>,
) => {
  const { passkeys = [] } = await requireMember(context, mem_id);
  if (passkeys.length === 0) throw new DomainError('passkey_not_found');
  return {
    options: {
      ...(await generateAuthenticationOptions({
        rpID: relyingParty(context.config).rpID,
        challenge: challengeFor(context, { purpose: 'prove', holder: sid }),
        allowCredentials: passkeys.map(({ passkey_id: id, transports }) => ({ id, transports })),
        userVerification: 'required',
        timeout: challengeMs,
      })),
    },
  };
};

/** @throws DomainError passkeys_most, second_factor_needed, confirm_needed; those of `requireProof` */
export const beginAdding = async (
  context: FactorsContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  mem_password?: string,
) => {
  const member = await requireProof(context, user, caller, mem_password);
  const { mem_id, mem_email, mem_nm, mem_nick, passkeys = [] } = member;
  if (passkeys.length >= MOST_PASSKEYS) throw new DomainError('passkeys_most');
  // A password alone adds no second factor to the one an administrator has (ACCOUNT-30).
  if (roleOf(member) !== null && hasSecondFactor(member)) await requireConfirmed(context, user);
  return {
    options: {
      ...(await generateRegistrationOptions({
        rpName: 'Narae',
        rpID: relyingParty(context.config).rpID,
        userID: new Uint8Array(Buffer.from(mem_id)),
        userName: mem_email || mem_nick || mem_id,
        userDisplayName: mem_nm,
        challenge: challengeFor(context, { purpose: 'add', holder: user.sid }),
        excludeCredentials: passkeys.map(({ passkey_id: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        timeout: challengeMs,
      })),
    },
  };
};
