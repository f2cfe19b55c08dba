import type { z } from 'zod';
import { auditRow } from './audit-row.ts';

/** What administrators of booking do, as its audit log calls it: `<thing>-<past participle>`. Texts `action_<name>`. */
const bookingAuditActions = [
  'document-viewed',
  'mail-resent',
  'custom-trip-answered',
  'custom-trip-assigned',
  'custom-trip-quoted',
  'custom-trip-rejected',
  'waiting-list-ended',
  'name-corrected',
  'papers-accepted',
  'papers-rejected',
  'event-closed',
  'event-opened',
  'note-written',
  'message-written',
  'attendance-downloaded',
  'refund-retried',
  'refund-settled',
  'payment-asked',
  'payment-settled',
  'checked-in',
  'check-in-undone',
  'manifest-downloaded',
  'cancellation-approved',
  'cancellation-rejected',
  'cancel-settings-changed',
  'departure-cancelled',
  'sales-downloaded',
  'dead-letter-retried',
  'dead-letter-discarded',
] as const;
export type BookingAuditAction = (typeof bookingAuditActions)[number];

/** What it is done to. Texts `kind_<name>`. */
export type BookingAuditKind =
  | 'booking'
  | 'reservation'
  | 'event'
  | 'mail'
  | 'custom-trip'
  | 'waiting-list'
  | 'departure'
  | 'setting'
  | 'refund'
  | 'sales'
  | 'payment'
  | 'dead-letter';

/** One line of booking's audit log. */
export const BookingAuditRow = auditRow(bookingAuditActions);
export type BookingAuditRow = z.infer<typeof BookingAuditRow>;
