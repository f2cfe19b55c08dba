export { type Booking, bookingModel } from './booking/booking.model.ts';
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
export { cartEvent, confirmationEvent, unconfirmedEvents } from './booking/cart.events.ts';
export {
  type Change,
  changeBooking,
  type Changed,
  changeOwnBooking,
  type Decide,
  type Moment,
  wasChanged,
} from './booking/change-booking.ts';
export { changeMade } from './booking/order-change.events.ts';
export { holdEvent, orderStepEvent, paymentEvent, refundEvent } from './booking/order.events.ts';
export { papersCheckField, storedPictureFields } from './booking/stored-picture.model.ts';
export { tripFacts, tripFactsWithProduct } from './booking/trip-event.ts';
export { adminEntry, type AdminEntry } from './common/admin-entry.ts';
export { assertNotLocked } from './common/assert-not-locked.ts';
export { assertRule } from './common/assert-rule.ts';
export { checkCap } from './common/check-cap.ts';
export { csvRows, csvStart, sendCsv } from './common/csv.ts';
export { readPage } from './common/read-page.ts';
export { eventRejectionTexts, rejectionView, tripRejectionTexts } from './common/rejection-texts.view.ts';
export { seenMark } from './common/seen-mark.ts';
export { type Shopper, shopperOf } from './common/shopper.ts';
export { typedPattern } from './common/typed-pattern.ts';
export { type KernelContext, kernelStore, kernelTools } from './context.ts';
export { type AgreedBooking, isAgreed, seatsOf } from './domain/agreed-booking.rules.ts';
export { lastAgreement, runningAgreement, termsOf } from './domain/agreement.rules.ts';
export {
  attemptInCheck,
  attemptMoves,
  attemptOf,
  countingPayment,
  endsPaying,
  keptPayment,
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
export type {
  BookingFile,
  BookingOption,
  BookingRoom,
  BookingTraveller,
  Due,
  OrderNote,
  PaymentAttempt,
  PaymentStatus,
  PlainBooking,
} from './domain/booking.ts';
export type { Cancellation } from './domain/cancellation.ts';
export {
  type AgreedSums,
  chargeBy,
  type Charged,
  chargeOf,
  originTotal,
  otherCharges,
  shopCurrency,
  takenBy,
} from './domain/charge.rules.ts';
export { CHECK_INS_PER_TICKET, type CheckIn } from './domain/check-in.ts';
export { customRequestOf, isCustomProduct } from './domain/custom-product.rules.ts';
export {
  balanceDue,
  type BalanceMoment,
  balanceMoments,
  balanceOf,
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
export { isExpired, shownState } from './domain/expiry.rules.ts';
export { type Hold, holdFields, nextHold, noHold } from './domain/hold.rules.ts';
export type { HistoryEntry } from './domain/order-history.ts';
export {
  auditedDecision,
  decided,
  isDecided,
  type PapersCheck,
  type PapersDecision,
} from './domain/papers-check.ts';
export {
  anonymous,
  inDeletionOrder,
  withoutFreeTexts,
  withoutParticulars,
  withoutPerson,
} from './domain/personal-data.rules.ts';
export type { Agreement, PriceSnapshot } from './domain/price-snapshot.ts';
export {
  hundredthsOf,
  keptPayments,
  leftOf,
  planCompensation,
  planRefunds,
  planWholeRefund,
  takenOf,
} from './domain/refund-plan.rules.ts';
export type { Refund } from './domain/refund.ts';
export {
  hotelsViolation,
  optionsViolation,
  productViolation,
  type SelectionRules,
  selectionViolation,
} from './domain/selection.rules.ts';
export type { StoredPicture } from './domain/stored-picture.ts';
export {
  countPapers,
  missingPapers,
  papersOfTravellers,
  paperState,
  type TravellerPapers,
} from './domain/traveller-papers.rules.ts';
export {
  inParty,
  inTravellerOrder,
  leadName,
  placed,
  type PlacedPerson,
  samePerson,
  splitByParty,
  travellersViolation,
} from './domain/travellers.rules.ts';
export { kernelModule } from './module.ts';
