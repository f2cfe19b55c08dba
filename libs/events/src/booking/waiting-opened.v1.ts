import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** A product somebody waits for can be booked. */
export const waitingOpenedV1 = defineEvent('shop.booking.waiting.opened.v1', waitingFacts);
