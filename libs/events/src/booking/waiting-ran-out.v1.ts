import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** An offer ended unused. */
export const waitingRanOutV1 = defineEvent('shop.booking.waiting.ran-out.v1', waitingFacts);
