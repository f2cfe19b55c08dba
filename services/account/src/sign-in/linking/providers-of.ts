import type { SignInContext } from '../context.ts';
import { deleteIdentity, identitiesOf, type StoredIdentity } from './identity.model.ts';
import { findMember, forgetLeaving, type StoredMember } from '../../kernel/index.ts';

/**
 * The providers' accounts with which a member gets in: not those that are being taken away (ACCOUNT-10). Whoever takes a way in
 * away asks within the decision over the member's record, so that two at once see each other.
 */
export const providersOf = async (
  { identities }: Pick<SignInContext, 'identities'>,
  { mem_id, providers_leaving = [] }: Pick<StoredMember, 'mem_id' | 'providers_leaving'>,
): Promise<StoredIdentity[]> =>
  (await identitiesOf(identities, mem_id)).filter(
    (one) => !providers_leaving.some(({ provider, at }) => one.provider === provider && one.joined_at <= at),
  );

/** Deletes the accounts of providers that a member has taken away; repeated after a crash, it finishes. */
export const finishRemovals = async (
  { identities, members }: Pick<SignInContext, 'identities' | 'members'>,
  mem_id: string,
): Promise<void> => {
  const { providers_leaving = [] } = (await findMember(members, mem_id)) ?? {};
  for (const { provider, at } of providers_leaving) {
    await deleteIdentity(identities, { mem_id, provider, at });
    await forgetLeaving(members, mem_id, { provider, at });
  }
};
