import type { AccountAuditAction, ActivityKind, MemberState } from '@narae/contracts';

/** What an owner decides on a member, and from which states it may (ACCOUNT-23). */
interface Decision {
  readonly from: readonly MemberState[];
  readonly to: MemberState;
  readonly kind: ActivityKind;
  readonly action: AccountAuditAction;
}

export const decisionTable = {
  lock: { from: ['active'], to: 'locked', kind: 'locked', action: 'member-locked' },
  unlock: { from: ['locked'], to: 'active', kind: 'unlocked', action: 'member-unlocked' },
  approve: { from: ['waiting', 'rejected'], to: 'active', kind: 'approved', action: 'member-approved' },
  reject: { from: ['waiting'], to: 'rejected', kind: 'approval_rejected', action: 'member-rejected' },
} as const satisfies Record<string, Decision>;
export type DecisionName = keyof typeof decisionTable;
