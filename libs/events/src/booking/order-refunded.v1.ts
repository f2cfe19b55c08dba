import { defineEvent } from '../envelope.ts';
import { paymentFacts } from './order-facts.ts';

/** Money went back: the payment came after its seats were lost, or the order was cancelled. */
export const orderRefundedV1 = defineEvent('shop.booking.order.refunded.v1', paymentFacts);
