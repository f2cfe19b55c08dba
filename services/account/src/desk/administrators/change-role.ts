import { roleOf, type AdminRole } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext, AccountStore } from '../../context.ts';
import { endSessionsOf, type SessionStore } from '../../sessions/end-session.ts';
import { changeMember } from '../../kernel/change-member.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import { releaseOwner } from '../../kernel/release-owner.ts';

export interface RoleAsked {
  readonly mem_id: string;
  /** The role from now on; null for none. */
  readonly role: AdminRole | null;
  /** The role that was shown to whoever decided; left out where nothing was. */
  readonly seen?: AdminRole | null;
  /** mem_id of the owner who decides; null for the operator's command. */
  readonly by: string | null;
}

type Changing = Pick<AccountStore, 'members' | 'ownerReleases'> &
  SessionStore &
  Pick<AccountContext, 'relay'>;

const check = async (
  context: Changing,
  member: StoredMember,
  { role, seen, by }: RoleAsked,
): Promise<void> => {
  const had = roleOf(member);
  if (member.mem_id === by) throw new DomainError('own_account');
  if (seen !== undefined && seen !== had) throw new DomainError('member_decided');
  // Anybody can join with an address that is not theirs.
  if (role && !member.email_confirmed_at) throw new DomainError('role_mailbox_unconfirmed');
  if (had === 'owner' && role !== 'owner' && !(await releaseOwner(context, member)))
    throw new DomainError('last_owner_stays');
};

/**
 * Gives a member a role in the place of the one they have, or none with null (ACCOUNT-13). Who had another one is signed
 * out everywhere: a token would say the old role for minutes. Repeating it after a crash finishes it.
 * @returns the role before
 * @throws DomainError member_not_found, member_decided, own_account, last_owner_stays, role_mailbox_unconfirmed, version_conflict
 */
export const changeRole = async (context: Changing, asked: RoleAsked): Promise<AdminRole | null> => {
  const { mem_id, role, by } = asked;
  const changed = await changeMember(context, mem_id, async (member, { version, now }) => {
    await check(context, member, asked);
    const had = roleOf(member);
    if (had === role) return null;
    const changes = [{ field: 'role', from: had ?? '', to: role ?? '' }];
    return {
      set: { admin_yn: role ? 'Y' : 'N', admin_role: role },
      events: [memberChange('role_changed', { mem_id, version, by: by === null ? 'operator' : 'admin' })],
      audit: [
        auditEntry(
          { by: by ?? 'operator', action: 'role-changed', kind: 'member', id: mem_id, changes },
          now,
        ),
      ],
    };
  });
  if (!changed) throw new DomainError('member_not_found');
  const had = roleOf(changed.before);
  if (role === null || (had !== null && had !== role)) await endSessionsOf(context, mem_id, 'role_changed');
  return had;
};
