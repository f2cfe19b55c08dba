export { type CatalogContext, catalogStore } from './context.ts';
export {
  findEvent,
  findEvents,
  findEventsBetween,
  findEventsPage,
  findShownEvent,
  type KnownEvent,
} from './events.ts';
export {
  closeForGood,
  findCatalogueProduct,
  findClosedProducts,
  findOtherDates,
  findProduct,
  findProductForDesk,
  findProductNumbers,
  findProducts,
  findProductsEndedBy,
  findProductsEndingFrom,
  findProductsLeavingFrom,
  findProductsLeavingOn,
  findProductsNeedingPeople,
  findRefundTerms,
  findTripNumbers,
  storeProduct,
} from './products.ts';
export { findRate, findRates, rateIn } from './rates.ts';
export { startCachedCopies } from './cached-copies.ts';
export { catalogModule } from './module.ts';
export type { RateTable } from './rate.queries.ts';
