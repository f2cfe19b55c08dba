import { defineEvent } from '../envelope.ts';
import { paymentFacts } from './order-facts.ts';

/** The shopper left for the provider. */
export const orderPaymentStartedV1 = defineEvent('shop.booking.order.payment-started.v1', paymentFacts);
