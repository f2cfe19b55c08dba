export { type InventoryContext, inventoryStore } from './context.ts';
export { giveBackHold, giveBackUnconfirmed } from './holds/give-back-hold.ts';
export { findHoldsDue } from './holds/hold.queries.ts';
export {
  chargeExtension,
  checkHeldAtOnce,
  countHold,
  type Holder,
  uncountHold,
  uncountPaid,
} from './holds/limit-holds.ts';
export type { Offer } from './ledger/ledger-offers.rules.ts';
export { inventoryModule } from './module.ts';
export { closeLedger } from './places/close-event.ts';
export {
  abandonedClaims,
  coverPlaces,
  placesStanding,
  placesStandingFor,
  settlePlaces,
} from './places/place-claims.ts';
export { placeFacts, placeStandings } from './places/place-facts.ts';
export {
  eventsOnOffer,
  moveOfferedPlaces,
  offerPlaces,
  placeOffers,
  withdrawPlaces,
} from './places/place-offers.ts';
export { placeTotals, type PlaceTotals } from './places/place-totals.ts';
export { setPlaces } from './places/set-places.ts';
export { closeSeats } from './seats/close-seats.ts';
export { seatsByStatus, seatsLeft, seatsLeftFor } from './seats/count-seats.ts';
export {
  claimOf,
  moveHoldEnd,
  ranOut,
  releaseClaim,
  runOutClaims,
  type SeatClaim,
  settleClaim,
  shrinkPaidClaim,
  standsFor,
  takeHold,
  type Taken,
} from './seats/seat-claims.ts';
export { seatFacts } from './seats/seat-facts.ts';
export {
  moveOfferedSeats,
  offerSeats,
  productsOnOffer,
  seatOffers,
  withdrawSeats,
} from './seats/seat-offers.ts';
export { setCapacity } from './seats/set-capacity.ts';
