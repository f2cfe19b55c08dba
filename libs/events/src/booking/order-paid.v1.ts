import { defineEvent } from '../envelope.ts';
import { paymentFacts } from './order-facts.ts';

/** The provider's confirmation was verified and the seats are taken for good. */
export const orderPaidV1 = defineEvent('shop.booking.order.paid.v1', paymentFacts);
