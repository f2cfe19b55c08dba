import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A comment was written, edited, deleted or liked. The version is its text's: likes leave it. */
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

/** As V1, with the trip of the product: its departures share comments (CATALOG-17). */
export const commentChangedV2 = defineEvent(
  'shop.community.comment.changed.v2',
  z.strictObject({
    comment_id: z.string(),
    comment_type: z.string(),
    /** Of the product, article or event. */
    prod_id: z.string(),
    /** Absent where the comment is on no product, or on one of which no trip was told yet. */
    trip_id: z.string().optional(),
    change: z.enum(['written', 'edited', 'deleted', 'likes', 'moderated']),
  }),
);

/** Everybody sees an answer to a member's comment by somebody else. */
export const commentRepliedV1 = defineEvent(
  'shop.community.comment.replied.v1',
  z.strictObject({
    comment_id: z.string(),
    reply_id: z.string(),
    comment_type: z.enum(['enter', 'trip', 'kpopinfo', 'event']),
    /** Of the product, article or event. */
    prod_id: z.string(),
    /** Who wrote the comment. */
    mem_id: z.string(),
  }),
);
