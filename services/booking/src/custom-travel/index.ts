export { type CustomTravelContext, customTravelStore } from './context.ts';
export { newestQuote, shownTripState } from './domain/custom-trip-state.rules.ts';
export {
  type CustomTrip,
  customTripModel,
  type PlainCustomTrip,
  type StoredQuote,
} from './domain/custom-trip.model.ts';
export { findTrip } from './domain/custom-trip.queries.ts';
export { forgetCustomDraft, moveCustomDraft, readCustomDraft } from './drafts/custom-drafts.ts';
export { customTravelModule } from './module.ts';
export { eraseTrips, moveTrips } from './trips/trips-of-members.ts';
export { countOpenTrips } from './trips/show-trips.ts';
