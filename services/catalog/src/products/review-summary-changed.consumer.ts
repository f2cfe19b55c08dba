import { reviewSummaryChangedV1 } from '@narae/events';
import { consumeProjection, type ServiceDeps } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { resetReviewVersions, updateReviews } from './product/update-reviews.ts';

/** How many reviews a product has, and their average, follow the community (COMMUNITY-28). */
export const consumeReviewSummaries = (deps: Pick<ServiceDeps, 'store' | 'bus' | 'log'>, catalog: Catalog) =>
  consumeProjection(deps, {
    name: 'catalog-reviews',
    events: [reviewSummaryChangedV1],
    handle: ({ version }, summary) => updateReviews(catalog, { ...summary, version }),
    reset: () => resetReviewVersions(catalog),
  });
