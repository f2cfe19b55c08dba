import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Trouble } from '../../entities/trouble.ts';
import { MOST_DISCARD_REASON } from '../../entities/trouble-limits.ts';
import { Amount, Id, plainLines, Success } from '../../primitives.ts';
import * as rows from './trouble.rows.ts';

/** Stuck events, consumers that are behind, and dead letters of booking (ADMIN-2). */
export const troubleCalls = {
  /** The oldest first. */
  adminTrouble: defineCall(rows.adminTrouble, { input: z.strictObject({}), output: Trouble }),
  /** Tries one dead letter again, or the oldest ones of a consumer. */
  adminTroubleRetry: defineCall(rows.adminTroubleRetry, {
    input: z.strictObject({ consumer: Id, event_id: Id.optional() }),
    /** How many are no dead letters any more, and how many of the consumer there still are. */
    output: z.object({ done: Amount, left: Amount }),
    errors: ['consumer_unknown', 'dead_letter_not_found'],
  }),
  /** Gives one up for good. */
  adminTroubleDiscard: defineCall(rows.adminTroubleDiscard, {
    input: z.strictObject({ consumer: Id, event_id: Id, reason: plainLines(MOST_DISCARD_REASON) }),
    output: Success,
    errors: ['dead_letter_not_found', 'discard_reason_input'],
  }),
};
