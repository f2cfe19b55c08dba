import type { BookingAuditAction, BookingAuditKind } from '@narae/contracts';
import { auditEntry, type AuditEntry } from '@narae/service-kit';

/** One line of booking's audit log. */
export type AdminEntry = AuditEntry<BookingAuditAction>;

/** The line for what an administrator does now (ACCOUNT-13). */
export const adminEntry = (
  { now }: { readonly now: () => Date },
  entry: Omit<AdminEntry, 'audit_id' | 'at' | 'changes' | 'kind'> & {
    readonly kind: BookingAuditKind;
    readonly changes?: AdminEntry['changes'];
  },
): AdminEntry => auditEntry<BookingAuditAction>(entry, now());
