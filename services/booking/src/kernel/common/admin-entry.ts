import type { BookingAuditAction, BookingAuditKind } from '@narae/contracts';
import { auditEntry, type AuditEntry } from '@narae/service-kit';
import { createHash } from 'node:crypto';

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

/**
 * Names what an administrator sees of something. A decision sends it back, so that nobody decides on what they have not
 * seen: it changes with whatever is shown.
 */
export const seenMark = (shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
