export { type Booking, bookingModel, type PlainBooking } from './booking/booking.model.ts';
export {
  documentCheckField,
  storedPictureFields,
  type BookingFile,
  type BookingOption,
  type BookingRoom,
  type BookingTraveller,
  type OrderDepartureChange,
  type OrderNote,
  type CheckIn,
  type HistoryEntry,
  type DocumentCheck,
  type StoredPicture,
} from './booking/booking-parts.model.ts';
export type {
  Due,
  PaymentAttempt,
  PaymentStatus,
  Cancellation,
  Refund,
} from './booking/payment-parts.model.ts';
export { auditedDecision, decided, isDecided, type DocumentDecision } from './domain/document-check.rules.ts';
export {
  type BookingAddress,
  findAllOf,
  findAllOfProducts,
  findBooking,
  findByOrder,
  findByRefno,
  findOpenOf,
  findOwn,
  giveBooking,
} from './booking/booking.queries.ts';
export {
  cartEvent,
  changeMade,
  confirmationEvent,
  holdEvent,
  moveMade,
  orderStepEvent,
  paymentEvent,
  refundEvent,
  unconfirmedEvents,
} from './booking/order.events.ts';
export {
  type Change,
  changeBooking,
  type Changed,
  changeOwnBooking,
  type Decide,
  lastDayEvents,
  type Moment,
  tripFacts,
  tripFactsWithProduct,
  wasChanged,
} from './booking/change-booking.ts';
export { adminEntry, type AdminEntry, seenMark } from './common/admin-entry.ts';
export { assertNotLocked, assertRule, checkCap } from './common/asserts.ts';
export { csvRows, csvStart, sendCsv } from './common/csv.ts';
export { readPage, typedPattern } from './common/read-page.ts';
export {
  changeReasonText,
  eventRejectionTexts,
  rejectionView,
  tripRejectionTexts,
} from './common/reasons.view.ts';
export { type Shopper, shopperOf } from './common/shopper.ts';
export { bookingTexts } from './common/texts.ts';
export { type KernelContext, kernelStore, kernelTools } from './context.ts';
export {
  type AgreedBooking,
  type AgreedSums,
  chargeBy,
  type Charged,
  chargeOf,
  isAgreed,
  originTotal,
  otherCharges,
  claimedOptions,
  seatsOf,
  wantedOf,
  shopCurrency,
  takenBy,
} from './domain/charge.rules.ts';
export { lastAgreement, runningAgreement, termsOf } from './domain/agreement.rules.ts';
export {
  attemptInCheck,
  attemptMoves,
  attemptOf,
  countingPayment,
  endsPaying,
  retainedPayment,
  moveAttempt,
  orderAttempts,
  wasCharged,
} from './domain/attempt-state.rules.ts';
export {
  atAgreedPrices,
  atTodaysPrices,
  type ExpectedPrices,
  freeze,
  freezeBy,
  pinnedPolicy,
  priceBy,
  pricesDiffer,
  priceSelection,
  type Selection,
  shownPrice,
} from './domain/booking-price.rules.ts';
export {
  type BookingAction,
  everPaidStates,
  isGone,
  openStates,
  paidStates,
  stateAfter,
  statesAllowing,
  transitions,
  unconfirmed,
  unpaidStates,
} from './domain/booking-state.rules.ts';
export { customRequestOf, isCustomProduct } from './domain/custom-product.rules.ts';
export {
  balanceDue,
  type BalanceMoment,
  balanceMoments,
  balanceOf,
  balanceOnDay,
  depositEnds,
  firstSums,
  lastDayOf,
  nextMoment,
  openBalance,
  smallerBalance,
} from './domain/deposit.rules.ts';
export {
  decidedDues,
  dueInCheck,
  dueOf,
  duesOver,
  dueSums,
  duesWithoutNames,
  fittingDues,
  isOver,
  isPayable,
  nextDueId,
  openDue,
} from './domain/due.rules.ts';
export { freeUntil, isTold, soldBefore, withDepartureChange } from './domain/departure-change.rules.ts';
export { isExpired, shownState } from './domain/expiry.rules.ts';
export { type Hold, holdFields, nextHold, noHold } from './domain/hold.rules.ts';
export {
  daysOf,
  isCheckedIn,
  type Move,
  moveCount,
  movingTo,
  otherTripStop,
  priceMove,
  type PricedMove,
  refundPctMost,
} from './domain/move.rules.ts';
export {
  anonymous,
  countDocuments,
  inDeletionOrder,
  inParty,
  inTravellerOrder,
  leadName,
  missingDocuments,
  papersOfTravellers,
  documentState,
  placed,
  type PlacedTraveller,
  isSameTraveller,
  splitByParty,
  type TravellerDocuments,
  travellersViolation,
  withoutFreeTexts,
  withoutParticulars,
  withoutPersonalFields,
} from './domain/travellers.rules.ts';
export type { Agreement, PriceSnapshot } from './domain/price-snapshot.ts';
export {
  hundredthsOf,
  retainedPayments,
  leftOf,
  planCompensation,
  planRefunds,
  planWholeRefund,
  takenOf,
} from './domain/refund-plan.rules.ts';
export {
  hotelsViolation,
  optionsViolation,
  productViolation,
  type SelectionRules,
  type SelectionLeft,
  selectionViolation,
} from './domain/selection.rules.ts';
export { kernelModule } from './module.ts';
export { drawNumber, withDrawn, withDrawnEach } from './numbers/drawn-numbers.ts';
