export { addMonths, isCalendarDay } from './dates/calendar-day.ts';
export { saidTimes, seoulMoment, typedTimes } from './dates/clock-time.ts';
export { csvFormat, csvTel } from './files/csv.ts';
export {
  convert,
  defaultDiscounts,
  holdMinutes,
  paymentCap,
  payTypeName,
  payTypesFor,
  providerCurrency,
} from './money/money.ts';
export {
  ageBands,
  countField,
  heads,
  leadType,
  limits,
  memTypes,
  partyViolation,
  payingHeads,
  seatsNeeded,
  type Violation,
} from './people/party.ts';
export {
  fitOptionCounts,
  onePerPerson,
  optionLimitViolation,
  optionShortage,
  stockViolation,
} from './trips/option-limits.ts';
export {
  aboveCap,
  discountPct,
  type LineUnit,
  payingShare,
  type Price,
  type PriceInput,
  priceOf,
  shownUnits,
} from './money/pricing.ts';
export { cheapestRooms, type PricedRoom, roomsOfPair } from './trips/rooms.ts';
export { fitRooms } from './trips/fit-rooms.ts';
export {
  choiceViolation,
  firstParticipants,
  fitChoice,
  priceOfChoice,
  roomBounds,
  type TripChoice,
  unitsOfChoice,
} from './trips/trip-choice.ts';
export { cheapestBed, isUnpayable, type PricedProduct } from './trips/cheapest-party.ts';
export { documentsOwed, FileType, type Seat, seatsOf, uploadLimits } from './people/documents.ts';
export { ageOn, fitsCategory, isNameOfPassport, passportValidity } from './people/passport.ts';
export {
  companionViolation,
  firstMissing,
  isBirthDay,
  type NamedPerson,
  nameKey,
  particularsViolation,
  travellerField,
  type TravellersDraft,
} from './people/travellers.ts';
export {
  closingSoonDays,
  displayState,
  isOnSale,
  minimumState,
  openTxnTypes,
  progressViolation,
  tellDays,
  warnedFromDays,
} from './trips/availability.ts';
export { isInRange, rangedPrice, rangeProblem, type RangeProblem } from './trips/range.ts';
export { type SeriesChange, seriesChanges } from './trips/series-changes.ts';
export { filledDepartures, type FilledSeries, isFilledToEnd } from './trips/open-series.ts';
export {
  type DayRange,
  horizonFrom,
  isOpenEnded,
  seriesDepartures,
  type SeriesDeparture,
  type SeriesProblem,
  seriesProblem,
} from './trips/series.ts';
export { areDaysReversed, type DepartureFilters, isByDeparture } from './trips/trip-filters.ts';
export { hasClosed, saleEndsAt, type Selling } from './trips/sale-end.ts';
export { freeCancelUntil, keepSold, type SoldPart, soldParts, type SoldTerms } from './trips/sold-terms.ts';
export {
  allEventPapers,
  dayOf,
  eventField,
  eventPapersOwed,
  type EventReservationDraft,
  eventState,
  firstMissingOfEvent,
  missingEventPapers,
  numericDay,
} from './events/event-reservation.ts';
export {
  customRequestViolation,
  quoteDiscounts,
  quotePrice,
  quoteViolation,
  tripDays,
} from './trips/custom-trip.ts';
export {
  internationalTel,
  isTel,
  mayRepeatCode,
  shownTel,
  storedTels,
  telCountries,
  telCountry,
  type TelCountry,
  typedTel,
  wireTel,
} from './people/tel.ts';
export {
  firstNameFeeUsd,
  firstRefundSchedules,
  nameChangeOf,
  refundDates,
  refundPct,
  refundPolicyOf,
  scheduleNameOf,
} from './refunds/refund-schedule.ts';
export { mayStillMove, movesUntil, type MoveTerms, moveTermsOf } from './refunds/move-terms.ts';
export {
  balanceBy,
  balanceGraceDays,
  balanceReminders,
  depositDays,
  depositOf,
  depositPctOn,
  firstDepositPct,
  firstPartOf,
} from './money/deposit.ts';
export { maskEmail, nameSpellings } from './people/contact.ts';
export {
  addDays,
  changesUntil,
  daysBetween,
  firstLockDays,
  isLocked,
  lockDaysOf,
  offerHours,
  reviewableDays,
  seoulDay,
  seoulMidnight,
  takesDocuments,
} from './dates/seoul-day.ts';
export {
  readTicket,
  type ReadTicket,
  shownTicketNo,
  type TicketFacts,
  ticketText,
  ticketToken,
  toBase32,
  typedTicketNo,
} from './events/ticket.ts';
