import { defineEvent } from '../envelope.ts';
import { waitingFacts } from './waiting-facts.ts';

/** An offer could not be used because the sale was interrupted: the party waits again. */
export const waitingRecalledV1 = defineEvent('shop.booking.waiting.recalled.v1', waitingFacts);
