import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/**
 * A comment was written, edited or deleted, or its likes changed. The version is that of its text: likes leave it as it is.
 */
export const commentChangedV1 = defineEvent(
  'shop.community.comment.changed.v1',
  z.strictObject({
    comment_id: z.string(),
    comment_type: z.string(),
    /** Of the product, article or event. */
    prod_id: z.string(),
    change: z.enum(['written', 'edited', 'deleted', 'likes', 'moderated']),
  }),
);
