import { DomainError, type AuthUser } from '@narae/service-kit';
import type { LanTp } from '@narae/contracts';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { changeMember, findMember, memberChange, type StoredMember } from '../../kernel/index.ts';
import { type Caller, requireProof } from '../../sessions/index.ts';
import type { SignInContext } from '../context.ts';
import { offerMerge } from './merge-offers.ts';
import { claimIdentity, identitiesOf } from './identity.model.ts';
import { finishRemovals, providersOf } from './providers-of.ts';
import type { LoginCode } from '../social/sign-in-attempt.model.ts';
import { hasPassword } from './has-password.rules.ts';

/**
 * Repeatable (ACCOUNT-10). Another member's provider account stays theirs, and a merge is offered (ACCOUNT-36).
 * @throws DomainError identity_taken, login_required
 */
export const linkProvider = async (
  context: SignInContext,
  { provider, subject, nick }: LoginCode,
  { mem_id, sid }: { readonly mem_id: string; readonly sid: string },
): Promise<StoredMember> => {
  // A removal under way would otherwise keep it from being joined anew.
  await finishRemovals(context, mem_id);
  const at = context.now();
  const wanted = { provider, subject, mem_id, label: nick, joined_at: at };
  const identity = await claimIdentity(context.identities, wanted);
  if (identity.mem_id !== mem_id) {
    await offerMerge(context, {
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

export const showProviders = async (
  { identities, members }: Pick<SignInContext, 'identities' | 'members'>,
  mem_id: string,
): Promise<{
  has_password: boolean;
  providers: { provider: SignInProvider; label: string; joined_at: string }[];
}> => {
  const member = await findMember(members, mem_id);
  if (!member) throw new DomainError('login_required');
  const linked = await providersOf({ identities }, member);
  return {
    has_password: member.mem_pwd !== '',
    providers: linked.map(({ provider, label, joined_at }) => ({
      provider,
      label,
      joined_at: joined_at.toISOString(),
    })),
  };
};

const hasOwnWay = (member: StoredMember): boolean =>
  hasPassword(member) || (member.passkeys ?? []).length > 0;

/**
 * A password with an address, a passkey or another provider has to stay (ACCOUNT-10). @throws DomainError those of
 * `requireProof`, provider_not_joined, last_way_in, login_required, version_conflict
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
    const linked = await providersOf(context, member);
    if (!linked.some((identity) => identity.provider === provider))
      throw new DomainError('provider_not_joined');
    const stays = linked.filter((identity) => identity.provider !== provider);
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

/** Only in Chinese, as old clients do (ACCOUNT-19). @throws DomainError not_own: the account is another's */
export const notePartner = async (
  context: SignInContext,
  mem_id: string,
  { company_type, mem_sns_id }: { readonly company_type: string; readonly mem_sns_id: string },
  lan_tp: LanTp,
): Promise<void> => {
  const linked = await identitiesOf(context.identities, mem_id);
  if (!linked.some(({ subject }) => subject === mem_sns_id)) throw new DomainError('not_own');
  if (company_type === '' || lan_tp !== 'CHN') return;
  await changeMember(context, mem_id, (member) =>
    member.company_type === company_type ? null : { set: { company_type } },
  );
};
