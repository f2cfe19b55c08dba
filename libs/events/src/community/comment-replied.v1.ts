import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Everybody sees an answer to a member's comment by somebody else. */
export const commentRepliedV1 = defineEvent(
  'shop.community.comment.replied.v1',
  z.strictObject({
    /** The comment that is answered. */
    comment_id: z.string(),
    reply_id: z.string(),
    comment_type: z.enum(['enter', 'trip', 'kpopinfo', 'event']),
    /** Of the product, article or event. */
    prod_id: z.string(),
    /** Who wrote the comment. */
    mem_id: z.string(),
  }),
);
