import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** A member joined a waiting list. */
export const waitingJoinedV1 = defineEvent('shop.booking.waiting.joined.v1', waitingFacts);
