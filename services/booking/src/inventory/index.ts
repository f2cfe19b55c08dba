export { type InventoryContext, inventoryStore } from './context.ts';
export {
  chargeExtension,
  checkHeldAtOnce,
  countHold,
  giveBackHold,
  giveBackUnconfirmed,
  type Holder,
  uncountHold,
  uncountPaid,
} from './holds/limit-holds.ts';
export { findHoldsDue } from './holds/hold.queries.ts';
export {
  finishMove,
  finishMoves,
  giveBackDueHold,
  giveBackMoveHold,
  holdForMove,
  type MoveHold,
  outlasts,
} from './holds/moved-seats.ts';
export { type AddedHold, finishSeatsDue, giveBackExtras, holdExtras } from './holds/seats-due.ts';
export type { Offer } from './ledger/ledger-offers.rules.ts';
export { inventoryModule } from './module.ts';
export {
  closePlaces,
  placeFacts,
  placeStandings,
  placeTotals,
  type PlaceTotals,
  setPlaces,
} from './places/places.ts';
export {
  abandonedClaims,
  coverPlaces,
  placesLeftFor,
  placesStanding,
  placesStandingFor,
  settlePlaces,
} from './places/place-claims.ts';
export {
  eventsOnOffer,
  moveOfferedPlaces,
  offerPlaces,
  placeOffers,
  withdrawPlaces,
} from './places/place-offers.ts';
export {
  closeSeats,
  seatFacts,
  seatsByStatus,
  leftForBooking,
  leftForEach,
  nothingLeft,
  seatsLeft,
  seatsLeftFor,
  setCapacity,
  stockFacts,
} from './seats/seats.ts';
export {
  claimOf,
  moveHoldEnd,
  ranOut,
  releaseClaim,
  runOutClaims,
  type SeatAddress,
  type SeatClaim,
  settleClaim,
  standsFor,
  takeHold,
  type Taken,
} from './seats/seat-claims.ts';
export {
  moveOfferedSeats,
  offerSeats,
  productsOnOffer,
  seatOffers,
  withdrawSeats,
} from './seats/seat-offers.ts';
