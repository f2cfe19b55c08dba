import { z } from 'zod';
import { defineEvent } from '../envelope.ts';
import { paymentFacts } from './order-facts.ts';

/**
 * Money went back, all of a payment or a part: nothing could be given for it, or the order was cancelled or made cheaper. `amount`
 * is what went back; a payment may have several, each with its `refund_id`.
 */
export const orderRefundedV1 = defineEvent(
  'shop.booking.order.refunded.v1',
  // Absent on events of before refunds had numbers.
  paymentFacts.extend({ refund_id: z.string().max(40).optional() }),
);
