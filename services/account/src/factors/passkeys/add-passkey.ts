import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { MOST_PASSKEYS, roleOf, type NewPasskey } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import { noteShown } from '../../sessions/note-shown.ts';
import { changeMember } from '../../kernel/change-member.ts';
import type { StoredPasskey } from '../../kernel/stored-passkey.ts';
import { answeredChallenge } from './answered-challenge.ts';
import { relyingParty } from './relying-party.ts';

const readPasskey = async (
  context: AccountContext,
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
 * Adds a passkey to a member's account (ACCOUNT-31). An administrator has shown a second factor with it in this session.
 * @param name what it is called until the member calls it otherwise
 * @returns its identifier
 * @throws DomainError passkey_invalid, passkey_expired, passkeys_most, login_required, version_conflict
 */
export const addPasskey = async (
  context: AccountContext,
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
