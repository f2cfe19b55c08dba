import { seatChangedV1, reviewSummaryChangedV1 } from '@narae/events';
import { consumeProjection, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import {
  resetSeatVersions,
  updateSeats,
  resetReviewVersions,
  updateReviews,
} from './product/seats-and-reviews.ts';

/** Seats left follow booking's ledger (SEAT-6). */
export const consumeSeatChanged = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-seats',
    events: [seatChangedV1],
    handle: ({ version }, seats) => updateSeats(catalog, { ...seats, version }),
    reset: () => resetSeatVersions(catalog),
  });

/** How many reviews a product has, and their average, follow the community (COMMUNITY-28). */
export const consumeReviewSummaries = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-reviews',
    events: [reviewSummaryChangedV1],
    handle: ({ version }, summary) => updateReviews(catalog, { ...summary, version }),
    reset: () => resetReviewVersions(catalog),
  });
