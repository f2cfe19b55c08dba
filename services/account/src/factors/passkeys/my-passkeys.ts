import type { Passkey } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { providersOf } from '../../sign-in/linking/providers-of.ts';
import { hasPassword } from '../../sign-in/linking/has-password.rules.ts';
import { requireProof } from '../../sessions/require-proof.ts';

type User = Pick<AuthUser, 'mem_id' | 'sid'>;

/** A member's passkeys, the first one first. */
export const listPasskeys = async ({ members }: AccountContext, { mem_id }: User): Promise<Passkey[]> => {
  const { passkeys = [] } = (await findMember(members, mem_id)) ?? {};
  return passkeys.map(({ passkey_id, name, synced, added_at, used_at }) => ({
    passkey_id,
    name,
    synced_yn: synced ? 'Y' : 'N',
    added_at: added_at.toISOString(),
    used_at: used_at && used_at.toISOString(),
  }));
};

/** Calls a passkey otherwise. @throws DomainError passkey_not_found, login_required, version_conflict */
export const renamePasskey = async (
  context: AccountContext,
  { mem_id }: User,
  { passkey_id, name }: { readonly passkey_id: string; readonly name: string },
): Promise<void> => {
  const changed = await changeMember(context, mem_id, ({ passkeys = [] }) => {
    if (!passkeys.some((one) => one.passkey_id === passkey_id)) throw new DomainError('passkey_not_found');
    return {
      set: { passkeys: passkeys.map((one) => (one.passkey_id === passkey_id ? { ...one, name } : one)) },
    };
  });
  if (!changed) throw new DomainError('login_required');
};

/**
 * Takes a passkey away from a member's account, never the last way in: what stays is another one, a password with an address,
 * or a provider (ACCOUNT-31).
 * @throws DomainError passkey_not_found, last_way_in, login_required, version_conflict; those of `requireProof`
 */
export const removePasskey = async (
  context: AccountContext,
  user: User,
  { passkey_id, mem_password }: { readonly passkey_id: string; readonly mem_password?: string | undefined },
  caller: Caller,
): Promise<void> => {
  const { mem_id, sid } = user;
  await requireProof(context, user, caller, mem_password);
  const changed = await changeMember(context, mem_id, async (member, { version }) => {
    const { passkeys = [] } = member;
    const left = passkeys.filter((one) => one.passkey_id !== passkey_id);
    if (left.length === passkeys.length) throw new DomainError('passkey_not_found');
    if (left.length === 0 && !hasPassword(member) && (await providersOf(context, member)).length === 0)
      throw new DomainError('last_way_in');
    return { set: { passkeys: left }, events: [memberChange('passkey_removed', { mem_id, version, sid })] };
  });
  if (!changed) throw new DomainError('login_required');
};
