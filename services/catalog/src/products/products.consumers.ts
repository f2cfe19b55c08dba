import { seatChangedV1, reviewSummaryChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { ProductsContext } from './context.ts';
import {
  resetSeatVersions,
  updateSeats,
  resetReviewVersions,
  updateReviews,
} from './product/seats-and-reviews.ts';

/** Seats left follow booking's ledger (SEAT-6). */
export const consumeSeatChanged = (context: ProductsContext) =>
  consumeProjection(context, {
    name: 'catalog-seats',
    events: [seatChangedV1],
    handle: ({ version }, seats) => updateSeats(context, { ...seats, version }),
    reset: () => resetSeatVersions(context),
  });

/** Review count and average follow the community (COMMUNITY-28). */
export const consumeReviewSummaries = (context: ProductsContext) =>
  consumeProjection(context, {
    name: 'catalog-reviews',
    events: [reviewSummaryChangedV1],
    handle: ({ version }, summary) => updateReviews(context, { ...summary, version }),
    reset: () => resetReviewVersions(context),
  });
