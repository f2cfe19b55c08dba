import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** The member left the waiting list, or declined the offer. */
export const waitingLeftV1 = defineEvent('shop.booking.waiting.left.v1', waitingFacts);
