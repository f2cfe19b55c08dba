import type { BookingAuditAction, BookingAuditKind } from '@narae/contracts';
import { auditEntry, type AuditEntry } from '@narae/service-kit';
import { createHash } from 'node:crypto';

export type AdminEntry = AuditEntry<BookingAuditAction>;

/** An audit entry for what an administrator does now (ACCOUNT-13). */
export const adminEntry = (
  { now }: { readonly now: () => Date },
  entry: Omit<AdminEntry, 'audit_id' | 'at' | 'changes' | 'kind'> & {
    readonly kind: BookingAuditKind;
    readonly changes?: AdminEntry['changes'];
  },
): AdminEntry => auditEntry<BookingAuditAction>(entry, now());

/** A digest of what an administrator was shown; a decision sends it back, and fails if that changed. */
export const seenMark = (shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
