import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MyOrder, MyPayment, PaymentCursor } from '../../entities/my-order.ts';
import { Id, LanTp } from '../../primitives.ts';
import * as rows from './my-order.rows.ts';
import { rateErrors } from './shared.ts';

/** A member's order on its own page. */
export const myOrderCalls = {
  /** One of the caller's orders, none where it is not theirs (ORDER-7). */
  myOrder: defineCall(rows.myOrder, {
    input: z.strictObject({ order_id: Id, lan_tp: LanTp.optional() }),
    output: z.array(MyOrder).max(1),
    errors: rateErrors,
  }),
  /** The caller's payments that took money, the newest first, a page at a time (ORDER-7). */
  myPayments: defineCall(rows.myPayments, {
    input: z.strictObject({ after: PaymentCursor.optional(), lan_tp: LanTp.optional() }),
    output: z.array(MyPayment),
  }),
};
