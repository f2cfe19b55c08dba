import type { CallName } from '@narae/contracts/call-table';
import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';

/** Calls that the security log notes when done (ACCOUNT-42), with the input field of their target. */
export const notedCalls: Partial<
  Record<CallName, { readonly kind: SecurityEventKind; readonly about?: string }>
> = {
  sessionEnd: { kind: 'session-ended' },
  otherSessionsEnd: { kind: 'session-ended' },
  adminMemberSessionsEnd: { kind: 'session-ended', about: 'mem_id' },
  adminRoleSet: { kind: 'rights-changed', about: 'mem_id' },
  adminSecondFactorReset: { kind: 'rights-changed', about: 'mem_id' },
  adminMemberLock: { kind: 'rights-changed', about: 'mem_id' },
  adminMemberUnlock: { kind: 'rights-changed', about: 'mem_id' },
  adminMemberApprove: { kind: 'rights-changed', about: 'mem_id' },
  adminMemberReject: { kind: 'rights-changed', about: 'mem_id' },
  exportDownload: { kind: 'exported' },
  adminSalesCsv: { kind: 'exported' },
  adminManifestCsv: { kind: 'exported', about: 'prod_id' },
  adminEventCsv: { kind: 'exported', about: 'event_id' },
  adminCancelDecide: { kind: 'refunded', about: 'order_id' },
  adminDepartureCancel: { kind: 'refunded', about: 'prod_id' },
  adminDepartureMove: { kind: 'refunded', about: 'prod_id' },
  adminOrderMove: { kind: 'refunded', about: 'order_id' },
  adminRefundRetry: { kind: 'refunded', about: 'refund_id' },
  adminRefundSettle: { kind: 'refunded', about: 'refund_id' },
};
