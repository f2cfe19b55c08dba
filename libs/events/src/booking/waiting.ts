import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

const waitingFacts = z.strictObject({
  waiting_id: z.string(),
  kind: z.enum(['seats', 'places', 'opening']),
  /** prod_id of `seats` and `opening`, event_id of `places`. */
  target_id: z.string(),
  mem_id: z.string(),
});

export const waitingJoinedV1 = defineEvent('shop.booking.waiting.joined.v1', waitingFacts);

/** Seats or places are kept for the next party in line. */
export const waitingOfferedV1 = defineEvent('shop.booking.waiting.offered.v1', waitingFacts);

export const waitingTakenV1 = defineEvent('shop.booking.waiting.taken.v1', waitingFacts);

/** The member left the waiting list, or declined the offer. */
export const waitingLeftV1 = defineEvent('shop.booking.waiting.left.v1', waitingFacts);

export const waitingRanOutV1 = defineEvent('shop.booking.waiting.ran-out.v1', waitingFacts);

/** An offer could not be used because the sale was interrupted: the party waits again. */
export const waitingRecalledV1 = defineEvent('shop.booking.waiting.recalled.v1', waitingFacts);

/** A product somebody waits for can be booked. */
export const waitingOpenedV1 = defineEvent('shop.booking.waiting.opened.v1', waitingFacts);

/** The sale, or the waiting list, ended before somebody was offered anything. */
export const waitingEndedV1 = defineEvent('shop.booking.waiting.ended.v1', waitingFacts);
