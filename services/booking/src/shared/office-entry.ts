import type { BookingAuditAction, BookingAuditKind } from '@narae/contracts';
import { auditEntry, type AuditEntry } from '@narae/service-kit';

/** One line of booking's audit log. */
export type OfficeEntry = AuditEntry<BookingAuditAction>;

/** The line for what an administrator does now (ACCOUNT-13). */
export const officeEntry = (
  { now }: { readonly now: () => Date },
  entry: Omit<OfficeEntry, 'audit_id' | 'at' | 'changes' | 'kind'> & {
    readonly kind: BookingAuditKind;
    readonly changes?: OfficeEntry['changes'];
  },
): OfficeEntry => auditEntry<BookingAuditAction>(entry, now());
