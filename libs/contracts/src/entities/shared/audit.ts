import { z } from 'zod';
import { Id, Moment } from '../../primitives.ts';

/** One line of an audit log: who changed what, and from what to what. Texts as they are, anything else as JSON. */
export const auditRow = <const Actions extends readonly [string, ...string[]]>(actions: Actions) =>
  z.object({
    audit_id: z.string(),
    at: Moment,
    by: z.string(),
    action: z.enum(actions),
    kind: z.string(),
    id: z.string(),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  });

export type AnyAuditRow = z.infer<ReturnType<typeof auditRow>>;

export const auditQuestion = {
  kind: z.string().max(20).optional(),
  id: Id.optional(),
  /** `at` and `audit_id` of the last line of the page before. */
  before: z.iso.datetime().optional(),
  before_id: Id.optional(),
} as const;

/** What owners do with members, as account's audit log calls it: `<thing>-<past participle>`. Texts `action_<name>`. */
const accountAuditActions = [
  'member-viewed',
  'member-locked',
  'member-unlocked',
  'member-approved',
  'member-rejected',
  'role-changed',
  'sessions-ended',
  'second-factor-reset',
] as const;
export type AccountAuditAction = (typeof accountAuditActions)[number];

export const AccountAuditRow = auditRow(accountAuditActions);
export type AccountAuditRow = z.infer<typeof AccountAuditRow>;

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
  'departure-moved',
  'order-moved',
  'sales-downloaded',
  'dead-letter-retried',
  'dead-letter-discarded',
] as const;
export type BookingAuditAction = (typeof bookingAuditActions)[number];

/** Texts `kind_<name>`. */
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

export const BookingAuditRow = auditRow(bookingAuditActions);
export type BookingAuditRow = z.infer<typeof BookingAuditRow>;

/** What the desk does with what people say, as the community's audit log calls it: `<thing>-<past participle>`. Texts `action_<name>`. */
const communityAuditActions = [
  'answer-template-changed',
  'answer-template-deleted',
  'comment-answered',
  'faq-changed',
  'faq-deleted',
  'held-words-changed',
  'notice-changed',
  'notice-deleted',
  'post-hidden',
  'post-shown',
  'question-answered',
  'review-replied',
  'writing-blocked',
  'writing-unblocked',
] as const;
export type CommunityAuditAction = (typeof communityAuditActions)[number];

export const CommunityAuditRow = auditRow(communityAuditActions);
export type CommunityAuditRow = z.infer<typeof CommunityAuditRow>;
