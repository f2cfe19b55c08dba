import { z } from 'zod';
import {
  MemType,
  Particulars,
  PersonIndex,
  TravellerName,
  BuyerName,
  TelKind,
  RegisteredTraveller,
} from '../../../entities/booking/traveller.ts';
import { Id, Email, Success, Tel } from '../../../primitives.ts';
import { memberRecord, orderRecord, mailRecord } from '../records.ts';
import { defineCall } from '../../../define-call.ts';
import { CartOptionLine } from '../../../entities/booking/cart.ts';
import { RegisteredOrder } from '../../../entities/booking/order.ts';
import * as rows from './orders.rows.ts';
import { changeErrors, rateErrors, whose } from '../shared.ts';

/** A member of an order as old clients name one; without an index it is the next of its category. */
const OrderMember = z.strictObject({
  ...memberRecord,
  rv_mem_id: Id.optional(),
  order_id: Id.optional(),
  mem_type: MemType,
  sort_order: PersonIndex.optional(),
  mem_nm: TravellerName,
  ...Particulars.shape,
});

/** A record, an order with a list, or the list alone: all must name one order. */
const OrderMembers = z
  .strictObject({
    ...OrderMember.partial().shape,
    members: z.array(OrderMember).min(1).max(200).optional(),
  })
  .meta({ examples: [{ order_id: 'ORDER000000001', mem_type: 'adult', mem_nm: 'KIM NARA' }] })
  .transform(({ members, order_id, ...single }, context) => {
    const named = new Set([order_id, ...(members ?? []).map((member) => member.order_id)]);
    named.delete(undefined);
    const [order] = named;
    if (order === undefined || named.size > 1) {
      context.addIssue({ code: 'custom', path: ['order_id'], message: 'invalid_value' });
      return z.NEVER;
    }
    if (members) return { order_id: order, members };
    const record = OrderMember.safeParse(single);
    if (record.success) return { order_id: order, members: [record.data] };
    for (const { path, message } of record.error.issues) context.addIssue({ code: 'custom', path, message });
    return z.NEVER;
  });

export const legacyOrderCalls = {
  reservInfoList: defineCall(rows.reservInfoList, {
    input: z.strictObject({
      txn_type: z.literal('N').optional(),
      txn_type_t: z.literal('T').optional(),
      prod_id: Id.optional(),
      ...whose,
      cart_id: Id,
    }),
    output: z.array(RegisteredOrder).max(1),
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
    output: z.object({ msg: z.literal('success'), members: z.array(RegisteredTraveller) }),
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

/** Recipient and content come from the store (EVENT-8). */
export const legacyMailCalls = {
  /** Sends no second mail: the change or a request for cancellation sends it (REFUND-8). */
  smtpEmail: defineCall(rows.smtpEmail, {
    input: z.strictObject({ ...mailRecord, email_type: z.enum(['event_rv', 'payment_cancel']) }),
    output: Success,
    errors: ['event_reserv_not_found', 'order_not_found'],
  }),
  /** Sends a fixed text to the desk's own address. */
  smtpEmailTest: defineCall(rows.smtpEmailTest, {
    input: z.strictObject({}),
    output: Success,
    errors: ['rate_limited'],
  }),
};
