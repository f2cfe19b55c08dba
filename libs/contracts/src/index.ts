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
export { AnswerTemplate, DeskQuestion, Question, QuestionRow } from './entities/community/question.ts';
export {
  type AccountAuditAction,
  AccountAuditRow,
  type AnyAuditRow,
  type BookingAuditAction,
  type BookingAuditKind,
  BookingAuditRow,
  type CommunityAuditAction,
  CommunityAuditRow,
} from './entities/shared/audit.ts';
export {
  AdminMember,
  AdminMemberRow,
  AdminMemberSession,
  MemberState,
  Visits,
} from './entities/account/admin-member.ts';
export { type AdminRole, adminRoles, isAdminRole, mayAct, roleOf } from './entities/account/admin-role.ts';
export {
  CartItem,
  CartOptionLine,
  HotelCartLine,
  HotelChoice,
  OptionChoice,
  PartyCounts,
  TxnType,
} from './entities/booking/cart.ts';
export {
  Comment,
  CommentSort,
  CommentThread,
  CommentType,
  PostPicture,
  Standing,
} from './entities/community/post.ts';
export {
  BlockDays,
  HeldWords,
  HideReason,
  ModeratedPage,
  ModeratedPost,
  PostKind,
  ReportReason,
  WritingBlock,
} from './entities/community/moderation.ts';
export {
  MyInfoOrder,
  OrderDetail,
  OrderStep,
  OrderStepBy,
  OrderStepName,
  RegisteredOrder,
  TravellerFile,
  TravellerFileType,
} from './entities/booking/order.ts';
export {
  AdminPayment,
  AdminRefund,
  DueKind,
  OrderRefund,
  PaymentFilter,
  PayOutcome,
  PayType,
  RefundCause,
  RefundFilter,
  RefundReason,
  RefundState,
  ReturnToken,
} from './entities/booking/payment.ts';
export {
  Category,
  Code,
  Company,
  Destination,
  FoundProduct,
  Nation,
  Popup,
} from './entities/catalog/codes.ts';
export {
  CustomQuote,
  CustomTrip,
  CustomTripDeskAction,
  CustomTripMemberAction,
  CustomTripRow,
  CustomTripState,
  CustomTripStep,
  CustomWish,
  DeskTrip,
  DeskTripRow,
  GivenQuote,
  QuoteText,
  TypedCustomWish,
} from './entities/booking/custom-trip.ts';
export {
  ExportPart,
  ExportSection,
  exportSections,
  ExportState,
  JoinOffer,
  JoinPart,
  LeavePreview,
  LeavePreviewBooking,
  MemberExport,
  SaidSection,
  saidSections,
  TripAhead,
} from './entities/account/leaving.ts';
export {
  MailPreferences,
  SentMail,
  SentMailKind,
  SentMailState,
  StoppedMails,
} from './entities/shared/mails.ts';
export {
  FindForm,
  JoinConsent,
  JoinForm,
  MyActivity,
  MyProfile,
  MySession,
  ProfileForm,
  SessionUser,
} from './entities/account/member.ts';
export {
  type AnyContent,
  type ContentOf,
  type EditableField,
  type EditableKind,
  editableKinds,
  type EditedFilms,
  type EditedPicture,
  type MissingText,
  missingTexts,
} from './entities/catalog/editable-field.ts';
export {
  editableFields,
  fieldsOf,
  fixedKinds,
  pictureFolders,
  orderProblemOf,
  withdrawableKinds,
} from './entities/catalog/editable.ts';
export {
  type CopiedDeparture,
  type DepartureSize,
  type DepartureState,
  type DeskDeparture,
  type NewDepartureTerms,
} from './entities/catalog/departure.ts';
export {
  type DeskSeries,
  type SeriesDay,
  type SeriesFailure,
  SeriesRule,
} from './entities/catalog/series.ts';
export { contentSchema } from './entities/catalog/editable-schema.ts';
export {
  BookableEvent,
  EventDocuments,
  EventFile,
  EventFileType,
  EventReservation,
  EventReservationPage,
  EventState,
  MyEvent,
  PaperCheckState,
  PapersRejection,
  PapersState,
  PersonPapers,
  RejectionReason,
  ReservedEvent,
  TypedEventReservation,
} from './entities/booking/event-reservation.ts';
export {
  AdminDeparture,
  DepartureSeats,
  GateAnswer,
  GateDeparture,
  GateGuest,
  GateManifest,
  GateScan,
  GateScanSeen,
  ScanHow,
  ScanOutcome,
} from './entities/booking/gate.ts';
export {
  MyOrder,
  MyPayment,
  OrderPayment,
  OrderPaymentState,
  OrderTicket,
  OrderTraveller,
  PaperState,
  PaymentCursor,
} from './entities/booking/my-order.ts';
export {
  CancelCause,
  CancelQuote,
  CancelState,
  CancelTier,
  DepartureCancellation,
  DeskCancellation,
  OrderCancellation,
} from './entities/booking/cancellation.ts';
export {
  ChangeDue,
  ChangeStop,
  DueState,
  ExtrasQuote,
  OrderChanges,
  OrderDue,
} from './entities/booking/order-change.ts';
export {
  type DeskRefundMove,
  refundStates,
  type RefundTrouble,
  settledRefundStates,
} from './entities/booking/money-states.ts';
export {
  DeskFaq,
  DeskFaqRow,
  DeskNotice,
  DeskNoticeRow,
  FaqRow,
  MAX_KEPT_NOTICES,
  Notice,
  type NoticeKind,
  NoticeRow,
  type TextFormat,
  TextSuggestion,
} from './entities/community/notice.ts';
export {
  DeskReview,
  Review,
  ReviewableTrip,
  ReviewPicture,
  type ReviewQuestion,
  ReviewSort,
  ReviewSummary,
} from './entities/community/review.ts';
export {
  BookableProduct,
  CancellationKind,
  Discounts,
  DocumentFlags,
  HotelDetail,
  HotelType,
  NameChange,
  Option,
  OptionKind,
  OptionMsg,
  Product,
  ProductDetail,
  ProductImage,
  ProgressYn,
  RefundSchedule,
  RefundScheduleName,
  RefundScheduleRow,
  Variant,
} from './entities/catalog/product.ts';
export { type TripCard, type TripDeparture } from './entities/catalog/trip.ts';
export {
  type TripFilters,
  type TripListInput,
  type TripListSummary,
  type TripShelf,
} from './entities/catalog/trip-list.ts';
export { DeadLetterRow, Sales, SalesKey, SalesMoney, SalesRow, Trouble } from './entities/booking/sales.ts';
export {
  APP_CODE_LENGTH,
  NewPasskey,
  Passkey,
  RECOVERY_CODE_LENGTH,
  SecondFactor,
  ShownPasskey,
} from './entities/account/second-factor.ts';
export { SecurityEventPage, SecurityEventRow, SecurityQuestion } from './entities/account/security-event.ts';
export { EventInfo, EventInfoDetail, KpopInfo, KpopInfoDetail } from './entities/catalog/story.ts';
export {
  Companion,
  CompanionForm,
  MemType,
  RegisteredTraveller,
  Traveller,
  TravellersForm,
  TypedTravellers,
} from './entities/booking/traveller.ts';
export {
  QueuedParty,
  WaitingEntry,
  WaitingKind,
  WaitingObstacle,
  WaitingQueue,
  WaitingState,
} from './entities/booking/waiting.ts';
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
