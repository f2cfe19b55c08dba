export {
  CartDate,
  CartItem,
  CartOptionLine,
  HotelCartLine,
  HotelChoice,
  OptionChoice,
  PartyCounts,
  TxnType,
} from './cart.ts';
export {
  MyInfoOrder,
  OrderDetail,
  OrderStep,
  OrderStepBy,
  OrderStepName,
  RegisteredOrder,
  TravellerFile,
  TravellerFileType,
} from './order.ts';
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
} from './payment.ts';
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
} from './custom-trip.ts';
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
} from './event-reservation.ts';
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
} from './gate.ts';
export {
  MyOrder,
  MyPayment,
  OrderDepartureChange,
  OrderPayment,
  OrderPaymentState,
  OrderTicket,
  OrderTraveller,
  PaperState,
  PaymentCursor,
} from './my-order.ts';
export {
  CancelCause,
  CancelQuote,
  CancelState,
  CancelTier,
  DepartureCancellation,
  DeskCancellation,
  OrderCancellation,
} from './cancellation.ts';
export {
  DepartureMove,
  DepartureMoveTarget,
  DeskMovePrice,
  DeskMoveQuote,
  MoveDays,
  MoveDeparture,
  MoveQuote,
  MoveReason,
  MoveTarget,
} from './order-move.ts';
export { ChangeDue, ChangeStop, DueState, ExtrasQuote, OrderChanges, OrderDue } from './order-change.ts';
export {
  type DeskRefundMove,
  refundStates,
  type RefundTrouble,
  settledRefundStates,
} from './money-states.ts';
export { DeadLetterRow, Sales, SalesKey, SalesMoney, SalesRow, Trouble } from './sales.ts';
export {
  Companion,
  CompanionForm,
  MemType,
  RegisteredTraveller,
  Traveller,
  TravellersForm,
  TypedTravellers,
} from './traveller.ts';
export {
  QueuedParty,
  WaitingEntry,
  WaitingKind,
  WaitingObstacle,
  WaitingQueue,
  WaitingState,
} from './waiting.ts';
