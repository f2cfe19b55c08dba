import { accountCalls } from './calls/account/calls.ts';
import { bookingCalls } from './calls/booking/calls.ts';
import { catalogCalls } from './calls/catalog/calls.ts';
import { communityCalls } from './calls/community/calls.ts';

/** Every call that exists, by name: the one definition behind servers, client, docs and tests. */
export const calls = { ...accountCalls, ...catalogCalls, ...bookingCalls, ...communityCalls };
export type Calls = typeof calls;

export { accountCalls, bookingCalls, catalogCalls, communityCalls };

export { type CallName, callTable } from './call-table.ts';
export { type CallContract, defineCall } from './define-call.ts';
export type { ErrorKey } from './error-keys.ts';
export { errorsOf, takesIdempotencyKey } from './errors-of.ts';
export { Count50, Currency, Email, GroupCode, Id, LanTp, LocalizedText, PersonName } from './primitives.ts';
export * from './entities/account/index.ts';
export * from './entities/booking/index.ts';
export * from './entities/catalog/index.ts';
export * from './entities/community/index.ts';
export * from './entities/shared/index.ts';
export type {
  AuditRow,
  ContentItem,
  EditableRow,
  EditState,
  Preview,
  RatedRow,
} from './calls/catalog/admin.schemas.ts';
export type {
  AdminEvent,
  AdminMessage,
  AdminPerson,
  AdminReservation,
  AdminReservationRow,
  AttendanceRow,
} from './calls/booking/event-admin.schemas.ts';
export type {
  AdminAttempt,
  AdminNote,
  AdminOrder,
  AdminOrderRow,
  AdminOrderState,
  AdminPaper,
  AdminTraveller,
} from './calls/booking/order-admin.calls.ts';
export type { PageFacts, SiteMapRow } from './calls/catalog/codes.calls.ts';
