import { defineEvent } from '../envelope.ts';
import { orderFacts } from './order-facts.ts';

/** A hold ended without payment and its seats went back. */
export const orderHoldReleasedV1 = defineEvent('shop.booking.order.hold-released.v1', orderFacts);
