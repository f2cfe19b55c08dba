export { type CatalogContext, catalogStore } from './context.ts';
export {
  findEvent,
  findEvents,
  findEventsBetween,
  findEventsPage,
  findShownEvent,
  type KnownEvent,
} from './find-events.ts';
export {
  findCatalogueProduct,
  findClosedProducts,
  findProduct,
  findProductNumbers,
  findProducts,
  findProductsEndedBy,
  findProductsEndingFrom,
  findProductsLeavingFrom,
  findProductsLeavingOn,
  findProductsNeedingPeople,
  findRefundTerms,
} from './find-products.ts';
export { findRate, findRates, rateIn } from './find-rates.ts';
export { startKeptCopies } from './kept-copies.ts';
export { catalogModule } from './module.ts';
export type { RateTable } from './rate-table.ts';
export { closeForGood, storeProduct } from './store-product.ts';
