import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** What a review says in stars, or whether others see it, has changed. The version is the review's. */
export const reviewChangedV1 = defineEvent(
  'shop.community.review.changed.v1',
  z.strictObject({ review_id: z.string(), prod_id: z.string() }),
);
