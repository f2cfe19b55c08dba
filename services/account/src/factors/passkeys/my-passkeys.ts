import { type Passkey, roleOf, type NewPasskey } from '@narae/contracts';
import { MOST_PASSKEYS } from '@narae/contracts/passkey-limits';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { changeMember, findMember, memberChange, type StoredPasskey } from '../../kernel/index.ts';
import { type Caller, noteShown, requireProof } from '../../sessions/index.ts';
import { hasPassword, providersOf } from '../../sign-in/index.ts';
import type { FactorsContext } from '../context.ts';
import { answeredChallenge, relyingParty } from './challenge.ts';

type User = Pick<AuthUser, 'mem_id' | 'sid'>;

/** The oldest first. */
export const listPasskeys = async ({ members }: FactorsContext, { mem_id }: User): Promise<Passkey[]> => {
  const { passkeys = [] } = (await findMember(members, mem_id)) ?? {};
  return passkeys.map(({ passkey_id, name, synced, added_at, used_at }) => ({
    passkey_id,
    name,
    synced_yn: synced ? 'Y' : 'N',
    added_at: added_at.toISOString(),
    used_at: used_at && used_at.toISOString(),
  }));
};

/** @throws DomainError passkey_not_found, login_required, version_conflict */
export const renamePasskey = async (
  context: FactorsContext,
  { mem_id }: User,
  { passkey_id, name }: { readonly passkey_id: string; readonly name: string },
): Promise<void> => {
  const changed = await changeMember(context, mem_id, ({ passkeys = [] }) => {
    if (!passkeys.some((passkey) => passkey.passkey_id === passkey_id))
      throw new DomainError('passkey_not_found');
    return {
      set: {
        passkeys: passkeys.map((passkey) =>
          passkey.passkey_id === passkey_id ? { ...passkey, name } : passkey,
        ),
      },
    };
  });
  if (!changed) throw new DomainError('login_required');
};

/**
 * Another passkey, a password with an address, or a provider has to stay (ACCOUNT-31). @throws DomainError
 * passkey_not_found, last_way_in, login_required, version_conflict; those of `requireProof`
 */
export const removePasskey = async (
  context: FactorsContext,
  user: User,
  { passkey_id, mem_password }: { readonly passkey_id: string; readonly mem_password?: string | undefined },
  caller: Caller,
): Promise<void> => {
  const { mem_id, sid } = user;
  await requireProof(context, user, caller, mem_password);
  const changed = await changeMember(context, mem_id, async (member, { version }) => {
    const { passkeys = [] } = member;
    const left = passkeys.filter((passkey) => passkey.passkey_id !== passkey_id);
    if (left.length === passkeys.length) throw new DomainError('passkey_not_found');
    if (left.length === 0 && !hasPassword(member) && (await providersOf(context, member)).length === 0)
      throw new DomainError('last_way_in');
    return { set: { passkeys: left }, events: [memberChange('passkey_removed', { mem_id, version, sid })] };
  });
  if (!changed) throw new DomainError('login_required');
};

const readPasskey = async (
  context: FactorsContext,
  sid: string,
  passkey: NewPasskey,
): Promise<Omit<StoredPasskey, 'name' | 'added_at' | 'used_at'>> => {
  const { rpID, expectedOrigin } = relyingParty(context.config);
  const { expectedChallenge, useUp, rejected } = answeredChallenge(context, { purpose: 'add', holder: sid });
  const verified = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    context.log.warn({ reason: String(error).slice(0, 200) }, 'a new passkey was rejected');
    throw rejected();
  });
  if (!verified.verified) throw rejected();
  await useUp();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    passkey_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    synced: credentialBackedUp,
  };
};

/**
 * It shows an administrator's second factor too (ACCOUNT-31). @returns its identifier @throws DomainError
 * passkey_invalid, passkey_expired, passkeys_most, login_required, version_conflict
 */
export const addPasskey = async (
  context: FactorsContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  passkey: NewPasskey,
  name: string,
): Promise<string> => {
  const { mem_id, sid } = user;
  const read = await readPasskey(context, sid, passkey);
  const changed = await changeMember(context, mem_id, ({ passkeys = [] }, { version, now }) => {
    if (passkeys.some(({ passkey_id }) => passkey_id === read.passkey_id))
      throw new DomainError('passkey_invalid');
    if (passkeys.length >= MOST_PASSKEYS) throw new DomainError('passkeys_most');
    return {
      set: { passkeys: [...passkeys, { ...read, name, added_at: now, used_at: null }] },
      events: [memberChange('passkey_added', { mem_id, version, sid })],
    };
  });
  if (!changed) throw new DomainError('login_required');
  if (roleOf(changed.after) !== null) await noteShown(context, user);
  return read.passkey_id;
};
