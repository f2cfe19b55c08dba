import { defineEvent } from '../envelope.ts';
import { orderFacts } from './order-facts.ts';

/** Seats are held for the order until its deadline. */
export const orderHeldV1 = defineEvent('shop.booking.order.held.v1', orderFacts);
