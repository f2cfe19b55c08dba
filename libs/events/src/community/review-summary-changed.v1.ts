import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

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
