import { DomainError, type AuthUser } from '@narae/service-kit';
import type { SignInProvider, LanTp } from '@narae/contracts';
import { changeMember, findMember, memberChange, type StoredMember } from '../../kernel/index.ts';
import { type Caller, requireProof } from '../../sessions/index.ts';
import type { SignInContext } from '../context.ts';
import { offerJoining } from './merge-offers.ts';
import { claimIdentity, identitiesOf } from './identity.model.ts';
import { finishRemovals, providersOf } from './providers-of.ts';
import type { LoginCode } from '../social/sign-in-attempt.model.ts';
import { hasPassword } from './has-password.rules.ts';

/**
 * Adds a provider to the account of a member who is signed in and has just signed in there as well (ACCOUNT-10). A provider's
 * account that another member signs in with stays theirs; the two can be joined then (ACCOUNT-36). Repeating it changes nothing.
 * @throws DomainError identity_taken, login_required
 */
export const joinProvider = async (
  context: SignInContext,
  { provider, subject, nick }: LoginCode,
  { mem_id, sid }: { readonly mem_id: string; readonly sid: string },
): Promise<StoredMember> => {
  // The same one may be on its way out: it would not be joined anew.
  await finishRemovals(context, mem_id);
  const at = context.now();
  const wanted = { provider, subject, mem_id, label: nick, joined_at: at };
  const identity = await claimIdentity(context.identities, wanted);
  if (identity.mem_id !== mem_id) {
    await offerJoining(context, {
      _id: sid,
      mem_id,
      other: identity.mem_id,
      provider,
      label: identity.label,
    });
    throw new DomainError('identity_taken');
  }
  const changed = await changeMember(context, mem_id, ({ sns_type }, { version }) =>
    identity.joined_at.getTime() === at.getTime()
      ? {
          set: { sns_type: sns_type || provider },
          events: [memberChange('provider_joined', { mem_id, version, sid })],
        }
      : null,
  );
  if (!changed) throw new DomainError('login_required');
  return changed.after;
};

/** What a member can sign in with besides a passkey. */
export const showProviders = async (
  { identities, members }: Pick<SignInContext, 'identities' | 'members'>,
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
  context: SignInContext,
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

/**
 * Notes through which partner a member of a provider came (ACCOUNT-19): only in Chinese and where a partner is named, as old
 * clients do. @throws DomainError not_own where the provider's account is not the member's
 */
export const notePartner = async (
  context: SignInContext,
  mem_id: string,
  { company_type, mem_sns_id }: { readonly company_type: string; readonly mem_sns_id: string },
  lan_tp: LanTp,
): Promise<void> => {
  const joined = await identitiesOf(context.identities, mem_id);
  if (!joined.some(({ subject }) => subject === mem_sns_id)) throw new DomainError('not_own');
  if (company_type === '' || lan_tp !== 'CHN') return;
  await changeMember(context, mem_id, (member) =>
    member.company_type === company_type ? null : { set: { company_type } },
  );
};
