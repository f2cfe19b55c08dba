import { LocalizedText } from '@narae/contracts/primitives';
import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A member who has come back from a trip is asked how it was, or reminded of it. */
export const reviewAskedV1 = defineEvent(
  'shop.community.review.asked.v1',
  z.object({
    order_id: z.string(),
    prod_id: z.string(),
    mem_id: z.string(),
    /** Of the product; absent in events raised before the community knew them. */
    titles: LocalizedText.optional(),
    /** 1 the day after, 2 the reminder. */
    nth: z.int().min(1).max(2),
  }),
);

/** What a review says in stars, or whether others see it, has changed. The version is the review's. */
export const reviewChangedV1 = defineEvent(
  'shop.community.review.changed.v1',
  z.strictObject({ review_id: z.string(), prod_id: z.string() }),
);

/** How many reviews of a product others see, and their average. The version is that of the product's summary. */
export const reviewSummaryChangedV1 = defineEvent(
  'shop.community.review-summary.changed.v1',
  z.strictObject({
    prod_id: z.string(),
    /** In tenths of a star; 0 without reviews. */
    average_tenths: z.int().min(0).max(50),
    count: z.int().min(0),
  }),
);
