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
