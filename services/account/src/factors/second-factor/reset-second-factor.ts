import { roleOf, type FactorResetReason } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext, AccountStore } from '../../context.ts';
import { endSessionsOf, type SessionStore } from '../../sessions/end-session.ts';
import { hasSecondFactor } from './has-second-factor.rules.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { noSecondFactor } from '../../kernel/stored-second-factor.ts';

interface Asked {
  readonly mem_id: string;
  /** mem_id of the owner who decides; null for the operator's command. */
  readonly by: string | null;
  /** It is told the administrator. */
  readonly reason: FactorResetReason;
}

type Resetting = Pick<AccountStore, 'members'> & SessionStore & Pick<AccountContext, 'relay'>;

/**
 * Takes an administrator's second factor away, who has lost it, passkeys included, and signs them out everywhere; they set up a new one when they
 * enter the back office (ACCOUNT-30). Whoever asks must know by other means that it is them.
 * @throws DomainError member_not_found, member_decided (no administrator, or nothing to take away), own_account, version_conflict
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
