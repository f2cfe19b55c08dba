import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { CartOptionLine } from '../../../entities/cart.ts';
import { OrderDetail } from '../../../entities/order.ts';
import { BuyerName, TelKind, Traveller } from '../../../entities/traveller.ts';
import { Email, Id, Success, Tel } from '../../../primitives.ts';
import { orderRecord } from '../records.ts';
import { OrderMember, OrderMembers } from './order-members.ts';
import * as rows from './orders.rows.ts';
import { changeErrors, rateErrors, whose } from '../shared.ts';

/** Orders and travellers as old clients save them, record by record. */
export const legacyOrderCalls = {
  reservInfoList: defineCall(rows.reservInfoList, {
    input: z.strictObject({
      txn_type: z.literal('N').optional(),
      txn_type_t: z.literal('T').optional(),
      prod_id: Id.optional(),
      ...whose,
      cart_id: Id,
    }),
    output: z.array(OrderDetail).max(1),
    errors: rateErrors,
  }),
  reservInfoInsert: defineCall(rows.reservInfoInsert, {
    input: z.strictObject({
      ...orderRecord,
      order_id: Id.optional(),
      cart_id: Id,
      buyername: BuyerName,
      tel: Tel,
      tel_kind: TelKind.optional(),
      email: Email,
    }),
    output: z.object({ msg: z.literal('success'), order_id: Id }),
    errors: ['cart_not_found', ...changeErrors],
  }),
  reservInfoDelete: defineCall(rows.reservInfoDelete, {
    input: z.strictObject({ order_id: Id }),
    output: Success,
    errors: ['order_not_found', ...changeErrors],
  }),
  reservMemberInfoInsert: defineCall(rows.reservMemberInfoInsert, {
    input: OrderMembers,
    output: z.object({ msg: z.literal('success'), members: z.array(Traveller) }),
    errors: ['order_not_found', 'traveller_cnt_mismatch', 'product_deadline', ...changeErrors],
  }),
  reservMemberInfoUpdate: defineCall(rows.reservMemberInfoUpdate, {
    input: OrderMember.partial({ mem_type: true }).strict().required({ rv_mem_id: true }),
    output: Success,
    errors: ['order_not_found', 'product_deadline', ...changeErrors],
  }),
  reservMemberInfoDelete: defineCall(rows.reservMemberInfoDelete, {
    input: z.strictObject({ order_id: Id }),
    output: Success,
    errors: ['order_not_found', ...changeErrors],
  }),
  paymentOptionList: defineCall(rows.paymentOptionList, {
    input: z.strictObject({ ...whose, txn_type: z.literal('T').optional() }),
    output: z.array(CartOptionLine),
    errors: rateErrors,
  }),
};
