import { defineEvent } from '../envelope.ts';
import { paymentFacts } from './order-facts.ts';

/** The provider declined or the shopper turned back. */
export const orderPaymentFailedV1 = defineEvent('shop.booking.order.payment-failed.v1', paymentFacts);
