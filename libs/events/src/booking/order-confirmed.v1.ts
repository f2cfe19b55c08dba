import { defineEvent } from '../envelope.ts';
import { orderFacts } from './order-facts.ts';

/** Travellers and documents are complete; price and policy are frozen. */
export const orderConfirmedV1 = defineEvent('shop.booking.order.confirmed.v1', orderFacts);
