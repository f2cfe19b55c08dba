import { reviewChangedV1 } from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { StoredReview } from './review.model.ts';

/** The event of a change. @param version of the review after it */
export const reviewChanged = (
  { review_id, prod_id }: Pick<StoredReview, 'review_id' | 'prod_id'>,
  version: number,
): OutboxEntry => raise(reviewChangedV1, { aggregateId: review_id, version, data: { review_id, prod_id } });
