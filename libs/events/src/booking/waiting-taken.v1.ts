import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** The member used the offer. */
export const waitingTakenV1 = defineEvent('shop.booking.waiting.taken.v1', waitingFacts);
