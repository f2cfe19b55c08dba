import type { ProfileForm, SessionUser } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../activity/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import { sessionUserOf } from '../domain/session-user.view.ts';
import { changeMember } from '../shared/change-member.ts';

/**
 * Changes name, nickname, telephone and language of exactly the profile that was read (ACCOUNT-27).
 * @returns the member as the browser is to know them
 * @throws DomainError version_conflict where it was changed meanwhile; login_required
 */
export const changeProfile = async (
  context: AccountContext,
  { mem_id, sid, secondFactorNeeded }: Pick<AuthUser, 'mem_id' | 'sid' | 'secondFactorNeeded'>,
  { profile_version, mail_lan_tp, ...profile }: ProfileForm,
): Promise<SessionUser> => {
  const changed = await changeMember(context, mem_id, (member, { version }) => {
    if ((member.profile_version ?? 0) !== profile_version) throw new DomainError('version_conflict');
    return {
      set: { ...profile, lan_tp: mail_lan_tp, profile_version: profile_version + 1 },
      events: [memberChange('profile_changed', { mem_id, version, sid })],
    };
  });
  if (!changed) throw new DomainError('login_required');
  return sessionUserOf(changed.after, !secondFactorNeeded);
};
