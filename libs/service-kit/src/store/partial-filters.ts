/**
 * What a partial index may be limited to, by the kind of its values. MongoDB takes such an index only for a query that
 * implies its filter, and knows of comparisons alone what they imply: `{ order_id: 'P1' }` implies `$gt: ''` and not
 * `$type: 'string'`, `{ check_at: { $lte: now } }` implies `$lt` of a later date.
 */

/** A text that is not empty. */
export const textGiven = { $gt: '' } as const;

/** A date: all of them are before the last one there is. */
export const dateGiven = { $lt: new Date(8.64e15) } as const;
