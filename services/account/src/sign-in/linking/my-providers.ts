import type { SignInProvider } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { changeMember } from '../../kernel/change-member.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import { findMember } from '../../kernel/member.queries.ts';
import { finishRemovals, providersOf } from './providers-of.ts';
import { hasPassword } from './has-password.rules.ts';
import { requireProof } from '../../sessions/require-proof.ts';

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
  const joined = await providersOf({ identities }, member);
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
 * @throws DomainError prove_again and its like, provider_not_joined, last_way_in, login_required, version_conflict
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
  await requireProof(context, user, caller, mem_password);
  const changed = await changeMember(context, mem_id, async (member, { version, now }) => {
    const joined = await providersOf(context, member);
    if (!joined.some((one) => one.provider === provider)) throw new DomainError('provider_not_joined');
    const stays = joined.filter((one) => one.provider !== provider);
    if (stays.length === 0 && !hasOwnWay(member)) throw new DomainError('last_way_in');
    const { sns_type, providers_leaving = [] } = member;
    return {
      set: {
        sns_type: sns_type === provider ? (stays[0]?.provider ?? '') : sns_type,
        providers_leaving: [...providers_leaving, { provider, at: now }],
      },
      events: [memberChange('provider_removed', { mem_id, version, sid })],
    };
  });
  if (!changed) throw new DomainError('login_required');
  await finishRemovals(context, mem_id);
};
