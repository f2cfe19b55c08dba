import { DomainError } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import { offerJoining } from './offer-joining.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { claimIdentity } from './identity.queries.ts';
import { finishRemovals } from './providers-of.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import type { LoginCode } from '../social/sign-in-attempt.model.ts';

/**
 * Adds a provider to the account of a member who is signed in and has just signed in there as well (ACCOUNT-10). A provider's
 * account that another member signs in with stays theirs; the two can be joined then (ACCOUNT-36). Repeating it changes nothing.
 * @throws DomainError identity_taken, login_required
 */
export const joinProvider = async (
  context: AccountContext,
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
