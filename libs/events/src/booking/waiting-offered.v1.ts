import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** Seats or places are kept for the next party in line. */
export const waitingOfferedV1 = defineEvent('shop.booking.waiting.offered.v1', waitingFacts);
