import type { SignInContext } from '../context.ts';
import { deleteIdentity, identitiesOf, type StoredIdentity } from './identity.model.ts';
import { findMember, forgetLeaving, type StoredMember } from '../../kernel/index.ts';

/**
 * Without those being removed (ACCOUNT-10). To remove a way in, ask within the decision over the member's record, so
 * that two removals at once see each other.
 */
export const providersOf = async (
  { identities }: Pick<SignInContext, 'identities'>,
  { mem_id, providers_leaving = [] }: Pick<StoredMember, 'mem_id' | 'providers_leaving'>,
): Promise<StoredIdentity[]> =>
  (await identitiesOf(identities, mem_id)).filter(
    (item) =>
      !providers_leaving.some(({ provider, at }) => item.provider === provider && item.joined_at <= at),
  );

/** Repeated after a crash, it finishes. */
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
