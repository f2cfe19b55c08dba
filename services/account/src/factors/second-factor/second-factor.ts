import { type SecondFactor, roleOf } from '@narae/contracts';
import type { FactorResetReason } from '@narae/contracts/member-admin-limits';
import { type AuthUser, auditEntry, DomainError } from '@narae/service-kit';
import type { FactorsContext } from '../context.ts';
import { changeMember, findMember, memberChange, noSecondFactor } from '../../kernel/index.ts';
import { endSessionsOf, findUnrevoked, isFresh, type SessionStore } from '../../sessions/index.ts';
import { hasSecondFactor, requireAdministrator } from './checks.ts';

/** @throws DomainError admin_only, login_required */
export const showSecondFactor = async (
  { members, sessions, now }: Pick<FactorsContext, 'members' | 'sessions' | 'now'>,
  { mem_id, sid }: Pick<AuthUser, 'mem_id' | 'sid'>,
): Promise<SecondFactor> => {
  const { second_factor = noSecondFactor, passkeys = [] } = requireAdministrator(
    await findMember(members, mem_id),
  );
  const session = await findUnrevoked(sessions, sid);
  return {
    app: second_factor.app !== null,
    recovery_left: second_factor.recovery.length,
    passkeys: passkeys.length,
    shown: isFresh(session?.second_factor_at, now()),
  };
};

interface Asked {
  readonly mem_id: string;
  /** mem_id of the owner who decides; null for the operator's command. */
  readonly by: string | null;
  readonly reason: FactorResetReason;
}

type Resetting = Pick<FactorsContext, 'members'> & SessionStore & Pick<FactorsContext, 'relay'>;

/**
 * Passkeys go too, and every session (ACCOUNT-30). The caller must know by other means who asks.
 * @throws DomainError member_not_found, member_decided (not an administrator, or no factor), own_account,
 * version_conflict
 */
export const resetSecondFactor = async (context: Resetting, { mem_id, by, reason }: Asked): Promise<void> => {
  if (mem_id === by) throw new DomainError('own_account');
  const changed = await changeMember(context, mem_id, (member, { version, now }) => {
    if (roleOf(member) === null || !hasSecondFactor(member)) throw new DomainError('member_decided');
    return {
      set: { second_factor: noSecondFactor, passkeys: [] },
      events: [
        memberChange('second_factor_reset', {
          mem_id,
          version,
          by: by === null ? 'operator' : 'admin',
          reason,
        }),
      ],
      audit: [
        auditEntry(
          {
            by: by ?? 'operator',
            action: 'second-factor-reset',
            kind: 'member',
            id: mem_id,
            changes: [{ field: 'reason', from: '', to: reason }],
          },
          now,
        ),
      ],
    };
  });
  if (!changed) throw new DomainError('member_not_found');
  await endSessionsOf(context, mem_id, 'second_factor_reset');
};
