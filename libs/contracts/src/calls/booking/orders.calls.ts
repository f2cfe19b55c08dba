import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CartItem } from '../../entities/cart.ts';
import { MyInfoOrder, OrderDetail } from '../../entities/order.ts';
import { Currency, Email, Id, LanTp, Success } from '../../primitives.ts';
import * as rows from './orders.rows.ts';
import { changeErrors, payableErrors, productErrors, selectionErrors, rateErrors, whose } from './shared.ts';

/** Orders, their seat holds and their lists. */
export const orderCalls = {
  orderDetail: defineCall(rows.orderDetail, {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, cart_id: Id }),
    output: z.array(OrderDetail).max(1),
    errors: rateErrors,
  }),
  /** Takes or renews the caller's hold on the seats of a confirmed order (15 minutes; SEAT-1). */
  orderHold: defineCall(rows.orderHold, {
    input: z.strictObject({ cart_id: Id }),
    output: z.object({ msg: z.literal('success'), hold_expires_at: z.string() }),
    errors: [...new Set([...payableErrors, ...productErrors, ...selectionErrors])],
  }),
  orderHoldRelease: defineCall(rows.orderHoldRelease, {
    input: z.strictObject({ cart_id: Id }),
    output: Success,
    errors: ['cart_not_found', 'version_conflict'],
  }),
  orderUpdate: defineCall(rows.orderUpdate, {
    input: z.strictObject({ order_id: Id, email: Email }),
    output: Success,
    errors: ['order_not_found', ...changeErrors],
  }),
  paymentCnt: defineCall(rows.paymentCnt, {
    input: z.strictObject({ txn_type: z.literal('T').optional(), ...whose, lan_tp: LanTp.optional() }),
    output: z.array(z.object({ paymentCnt: z.int() })),
  }),
  paymentInfoList: defineCall(rows.paymentInfoList, {
    input: z.strictObject({
      currency: Currency,
      txn_type: z.literal('T').optional(),
      ...whose,
      lan_tp: LanTp,
    }),
    output: z.array(CartItem),
    errors: rateErrors,
  }),
  myInfoList: defineCall(rows.myInfoList, {
    input: z.strictObject({ ...whose, lan_tp: LanTp.optional() }),
    output: z.array(MyInfoOrder),
  }),
};
