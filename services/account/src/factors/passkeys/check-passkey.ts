import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { type ShownPasskey, roleOf } from '@narae/contracts';
import { DomainError, whoStays, type AuthUser } from '@narae/service-kit';
import type { FactorsContext } from '../context.ts';
import { changeMember, findMember, type StoredMember, type StoredPasskey } from '../../kernel/index.ts';
import { noteProof, noteShown } from '../../sessions/index.ts';
import { answeredChallenge, type ChallengeFor, relyingParty } from './challenge.ts';

const passkeyOf = ({ passkeys = [] }: StoredMember, id: string): StoredPasskey | undefined =>
  passkeys.find(({ passkey_id }) => passkey_id === id);

/** As the authenticator says, also before a merge (ACCOUNT-36); only the signature proves it. */
const memberOf = async (
  { members, store }: FactorsContext,
  { response }: ShownPasskey,
): Promise<StoredMember | null> => {
  const handle = Buffer.from(response.userHandle ?? '', 'base64url').toString('utf8');
  return handle === '' ? null : findMember(members, await whoStays(store, handle));
};

/**
 * For a challenge of ours to this holder, for this site, with the person verified. It works once; an authenticator that
 * counts must have a higher counter (ACCOUNT-31). @throws DomainError passkey_invalid, passkey_expired,
 * version_conflict
 */
export const checkPasskey = async (
  context: FactorsContext,
  shown: ShownPasskey,
  whom: ChallengeFor,
): Promise<StoredMember> => {
  const { rpID, expectedOrigin } = relyingParty(context.config);
  const { expectedChallenge, useUp, rejected } = answeredChallenge(context, whom);
  const member = await memberOf(context, shown);
  const passkey = member && passkeyOf(member, shown.id);
  if (!member || !passkey) throw new DomainError('passkey_invalid');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: shown,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    credential: {
      id: passkey.passkey_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    context.log.warn(
      { mem_id: member.mem_id, reason: String(error).slice(0, 200) },
      'a passkey was rejected',
    );
    throw rejected();
  });
  if (!verified) throw rejected();
  await useUp();
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo;
  const changed = await changeMember(context, member.mem_id, (current, { now }) => {
    const { passkeys = [] } = current;
    if (!passkeyOf(current, shown.id)) throw new DomainError('passkey_invalid');
    return {
      set: {
        passkeys: passkeys.map((passkey) =>
          passkey.passkey_id === shown.id
            ? { ...passkey, counter: Math.max(counter, passkey.counter), synced, used_at: now }
            : passkey,
        ),
      },
    };
  });
  if (!changed) throw new DomainError('passkey_invalid');
  return changed.after;
};

/**
 * Also an administrator's second factor (ACCOUNT-24, ACCOUNT-30).
 * @throws DomainError passkey_invalid (also another member's), passkey_expired, login_required, version_conflict
 */
export const proveByPasskey = async (
  context: FactorsContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  shown: ShownPasskey,
): Promise<void> => {
  const member = await checkPasskey(context, shown, { purpose: 'prove', holder: user.sid });
  if (member.mem_id !== user.mem_id) throw new DomainError('passkey_invalid');
  await noteProof(context.sessions, user.sid, context.now());
  if (roleOf(member) !== null) await noteShown(context, user);
};
