import type { SignInProvider } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../activity/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { changeMember } from '../shared/change-member.ts';
import { claimIdentity, deleteIdentity, identitiesOf } from '../shared/identity.queries.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findMember } from '../shared/member.queries.ts';
import { hasPassword } from '../sign-in/has-password.rules.ts';
import { requireProof } from '../sign-in/require-proof.ts';

/** What a member can sign in with besides a passkey. */
export const showProviders = async (
  { identities, members }: Pick<AccountContext, 'identities' | 'members'>,
  mem_id: string,
): Promise<{
  has_password: boolean;
  providers: { provider: SignInProvider; label: string; joined_at: string }[];
}> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  const joined = await identitiesOf(identities, mem_id);
  return {
    has_password: member.mem_pwd !== '',
    providers: joined.map(({ provider, label, joined_at }) => ({
      provider,
      label,
      joined_at: joined_at.toISOString(),
    })),
  };
};

/** Whether a member gets in without any provider. */
const hasOwnWay = (member: StoredMember): boolean =>
  hasPassword(member) || (member.passkeys ?? []).length > 0;

/**
 * Takes a provider away from a member's account, never the last way in: what stays is a password with an address, a passkey, or
 * another provider (ACCOUNT-10).
 * @throws DomainError prove_again and its like, provider_not_joined, last_way_in
 */
export const removeProvider = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  {
    provider,
    mem_password,
  }: { readonly provider: SignInProvider; readonly mem_password?: string | undefined },
  caller: Caller,
): Promise<void> => {
  const { mem_id, sid } = user;
  const member = await requireProof(context, user, caller, mem_password);
  const joined = await identitiesOf(context.identities, mem_id);
  if (!joined.some((one) => one.provider === provider)) throw new DomainError('provider_not_joined');
  const stays = joined.some((one) => one.provider !== provider) || hasOwnWay(member);
  if (!stays) throw new DomainError('last_way_in');
  const taken = await deleteIdentity(context.identities, { mem_id, provider });
  if (taken === 0) throw new DomainError('provider_not_joined');
  // Two providers may have been taken away in the same moment: whoever finds none left puts its own back.
  if (!hasOwnWay(member) && (await identitiesOf(context.identities, mem_id)).length === 0) {
    for (const one of joined.filter((identity) => identity.provider === provider)) {
      await claimIdentity(context.identities, one);
    }
    throw new DomainError('last_way_in');
  }
  const next = joined.find((one) => one.provider !== provider)?.provider ?? '';
  await changeMember(context, mem_id, ({ sns_type }, { version }) => ({
    set: { sns_type: sns_type === provider ? next : sns_type },
    events: [memberChange('provider_removed', { mem_id, version, sid })],
  }));
};
