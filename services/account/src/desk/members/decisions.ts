import { type AccountAuditAction, type MemberState, roleOf } from '@narae/contracts';
import type { ActivityKind } from '@narae/contracts/activity-kinds';
import { auditEntry, DomainError } from '@narae/service-kit';
import { changeMember, eraseRejectedAt, memberChange, releaseOwner } from '../../kernel/index.ts';
import { endSessionsOf } from '../../sessions/index.ts';
import type { DeskContext } from '../context.ts';

/** From which states an owner may decide so (ACCOUNT-23). */
interface Decision {
  readonly from: readonly MemberState[];
  readonly to: MemberState;
  readonly kind: ActivityKind;
  readonly action: AccountAuditAction;
}

const decisionTable = {
  lock: { from: ['active'], to: 'locked', kind: 'locked', action: 'member-locked' },
  unlock: { from: ['locked'], to: 'active', kind: 'unlocked', action: 'member-unlocked' },
  approve: { from: ['waiting', 'rejected'], to: 'active', kind: 'approved', action: 'member-approved' },
  reject: { from: ['waiting'], to: 'rejected', kind: 'approval_rejected', action: 'member-rejected' },
} as const satisfies Record<string, Decision>;
type DecisionName = keyof typeof decisionTable;

interface Asked {
  readonly mem_id: string;
  readonly by: string;
  /** One of a fixed list; the member is told. */
  readonly reason?: string;
}

type Deciding = Pick<DeskContext, 'members' | 'ownerReleases' | 'sessions' | 'relay' | 'now'>;

/**
 * Of two at once one wins, the other is told (ACCOUNT-35). A crash leaves signing out to the consumer of the change.
 * @throws DomainError member_not_found, member_decided, own_account, last_owner_stays, version_conflict
 */
export const decideOnMember = async (
  context: Deciding,
  name: DecisionName,
  { mem_id, by, reason = '' }: Asked,
): Promise<void> => {
  if (mem_id === by) throw new DomainError('own_account');
  const { from, to, kind, action } = decisionTable[name];
  const decided = await changeMember(context, mem_id, async (member, { version, now }) => {
    const { state = 'active' } = member;
    if (!from.some((item: MemberState) => item === state)) throw new DomainError('member_decided');
    if (name === 'lock' && roleOf(member) === 'owner' && !(await releaseOwner(context, member)))
      throw new DomainError('last_owner_stays');
    const changes = [
      { field: 'state', from: state, to },
      ...(reason ? [{ field: 'reason', from: '', to: reason }] : []),
    ];
    return {
      set: { state: to, erase_at: to === 'rejected' ? eraseRejectedAt(now) : null },
      events: [memberChange(kind, { mem_id, version, by: 'admin', reason })],
      audit: [auditEntry({ by, action, kind: 'member', id: mem_id, changes }, now)],
    };
  });
  if (!decided) throw new DomainError('member_not_found');
  if (to === 'locked') await endSessionsOf(context, mem_id, 'locked');
};
