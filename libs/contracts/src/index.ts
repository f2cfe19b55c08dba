import { accountCalls } from './calls/account/calls.ts';
import { bookingCalls } from './calls/booking/calls.ts';
import { catalogCalls } from './calls/catalog/calls.ts';
import { communityCalls } from './calls/community/calls.ts';

/** Every call that exists, by name: the one definition behind servers, client, docs and tests. */
export const calls = { ...accountCalls, ...catalogCalls, ...bookingCalls, ...communityCalls };
export type Calls = typeof calls;

export * from './call-row.ts';
export * from './call-table.ts';
export * from './define-call.ts';
export * from './error-keys.ts';
export * from './errors-of.ts';
export * from './message-keys.ts';
export * from './primitives.ts';
export * from './terms-version.ts';
export * from './entities/answer-template.ts';
export * from './entities/account-audit.ts';
export * from './entities/community-audit.ts';
export * from './entities/activity-kinds.ts';
export * from './entities/admin-member.ts';
export * from './entities/admin-role.ts';
export type { AnyAuditRow } from './entities/audit-row.ts';
export * from './entities/booking-audit.ts';
export * from './entities/cart.ts';
export * from './entities/comment.ts';
export * from './entities/moderation.ts';
export * from './entities/moderation-choices.ts';
export * from './entities/order.ts';
export * from './entities/payment.ts';
export * from './entities/catalog-codes.ts';
export * from './entities/custom-quote.ts';
export * from './entities/custom-trip.ts';
export * from './entities/custom-trip-limits.ts';
export * from './entities/joining.ts';
export * from './entities/leaving.ts';
export * from './entities/mail-kinds.ts';
export * from './entities/mail-preferences.ts';
export * from './entities/member-export.ts';
export * from './entities/member.ts';
export * from './entities/member-admin-limits.ts';
export * from './entities/editable.ts';
export * from './entities/editable-schema.ts';
export * from './entities/email-pattern.ts';
export * from './entities/event-paper-check.ts';
export * from './entities/event-reservation.ts';
export * from './entities/found-product.ts';
export * from './entities/gate.ts';
export * from './entities/my-account.ts';
export * from './entities/my-account-limits.ts';
export * from './entities/my-order.ts';
export * from './entities/order-cancellation.ts';
export * from './entities/desk-cancellation.ts';
export * from './entities/order-change.ts';
export * from './entities/order-refund.ts';
export * from './entities/refund-states.ts';
export * from './entities/admin-refund.ts';
export * from './entities/payment-issue-kinds.ts';
export * from './entities/admin-payment.ts';
export * from './entities/order-step.ts';
export * from './entities/passport-fields.ts';
export * from './entities/password-rules.ts';
export * from './entities/post.ts';
export * from './entities/post-limits.ts';
export * from './entities/faq.ts';
export * from './entities/faq-limits.ts';
export * from './entities/notice.ts';
export * from './entities/question.ts';
export * from './entities/review.ts';
export * from './entities/product.ts';
export * from './entities/sales.ts';
export * from './entities/sales-limits.ts';
export * from './entities/search.ts';
export * from './entities/passkey.ts';
export * from './entities/second-factor.ts';
export * from './entities/security-event.ts';
export * from './entities/sent-mail.ts';
export * from './entities/sign-in-providers.ts';
export * from './entities/story.ts';
export * from './entities/ticket.ts';
export * from './entities/translation.ts';
export * from './entities/traveller.ts';
export * from './entities/trouble.ts';
export * from './entities/trouble-limits.ts';
export * from './entities/companion.ts';
export * from './entities/companion-limits.ts';
export * from './entities/video.ts';
export * from './entities/waiting.ts';
export { accountCalls, bookingCalls, catalogCalls, communityCalls };
export type {
  AuditRow,
  EditableRow,
  ContentItem,
  EditState,
  Preview,
  RatedRow,
} from './calls/catalog-admin/admin.schemas.ts';
export type {
  AttendanceRow,
  AdminEvent,
  AdminMessage,
  AdminPerson,
  AdminReservation,
  AdminReservationRow,
} from './calls/booking/event-admin.schemas.ts';
export type {
  AdminAttempt,
  AdminNote,
  AdminOrder,
  AdminOrderRow,
  AdminOrderState,
  AdminPaper,
  AdminTraveller,
} from './calls/booking/order-admin.schemas.ts';
export type { PageFacts, SiteMapRow } from './calls/catalog/pages.calls.ts';
