import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** The sale, or the waiting list, ended before somebody was offered anything. */
export const waitingEndedV1 = defineEvent('shop.booking.waiting.ended.v1', waitingFacts);
