import { seatChangedV1, reviewSummaryChangedV1, stockChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { ProductsContext } from './context.ts';
import {
  resetSeatVersions,
  resetStockVersions,
  updateSeats,
  resetReviewVersions,
  updateReviews,
  updateStock,
} from './product/seats-and-reviews.ts';

/** Seats left follow booking's ledger (SEAT-6). */
export const consumeSeatChanged = (context: ProductsContext) =>
  consumeProjection(context, {
    name: 'catalog-seats',
    events: [seatChangedV1],
    handle: ({ version }, seats) => updateSeats(context, { ...seats, version }),
    reset: () => resetSeatVersions(context),
  });

/** What is left of limited extras and tiers follows booking's ledger (SEAT-9). */
export const consumeStockChanged = (context: ProductsContext) =>
  consumeProjection(context, {
    name: 'catalog-stock',
    events: [stockChangedV1],
    handle: ({ version }, stock) => updateStock(context, { ...stock, version }),
    reset: () => resetStockVersions(context),
  });

/** Review count and average follow the community (COMMUNITY-28). */
export const consumeReviewSummaries = (context: ProductsContext) =>
  consumeProjection(context, {
    name: 'catalog-reviews',
    events: [reviewSummaryChangedV1],
    handle: ({ version }, summary) => updateReviews(context, { ...summary, version }),
    reset: () => resetReviewVersions(context),
  });
