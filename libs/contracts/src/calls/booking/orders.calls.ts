import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CartItem } from '../../entities/booking/cart.ts';
import { MyInfoOrder, OrderDetail } from '../../entities/booking/order.ts';
import { Currency, Email, Id, CallerLanguage, Success } from '../../primitives.ts';
import * as rows from './orders.rows.ts';
import { changeErrors, payableErrors, productErrors, rateErrors, selectionErrors, whose } from './shared.ts';
import { MyOrder, MyPayment, PaymentCursor } from '../../entities/booking/my-order.ts';

export const orderCalls = {
  orderDetail: defineCall(rows.orderDetail, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, cart_id: Id }),
    output: z.array(OrderDetail).max(1),
    errors: rateErrors,
  }),
  /** Takes or renews the hold on a confirmed order's seats (15 minutes; SEAT-1). */
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
    input: z.strictObject({
      txn_type: z.literal('T').optional(),
      ...whose,
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.array(z.object({ paymentCnt: z.int() })),
    alsoNamed: { type: 'txn_type' },
  }),
  paymentInfoList: defineCall(rows.paymentInfoList, {
    input: z.strictObject({
      currency: Currency,
      txn_type: z.literal('T').optional(),
      ...whose,
      lan_tp: CallerLanguage,
    }),
    output: z.array(CartItem),
    errors: rateErrors,
  }),
  myInfoList: defineCall(rows.myInfoList, {
    input: z.strictObject({ ...whose, lan_tp: CallerLanguage.optional() }),
    output: z.array(MyInfoOrder),
  }),
};

export const myOrderCalls = {
  /** One of the caller's orders, none where it is not theirs (ORDER-7). */
  myOrder: defineCall(rows.myOrder, {
    input: z.strictObject({ order_id: Id, lan_tp: CallerLanguage.optional() }),
    output: z.array(MyOrder).max(1),
    errors: rateErrors,
  }),
  /** Payments that took money, the newest first, a page at a time (ORDER-7). */
  myPayments: defineCall(rows.myPayments, {
    input: z.strictObject({ after: PaymentCursor.optional(), lan_tp: CallerLanguage.optional() }),
    output: z.array(MyPayment),
  }),
};

/** text/calendar, RFC 5545. */
const CalendarFile = z.object({ file_name: z.string(), content: z.string() });

/** Calendar files of paid orders and of reservations (MAIL-3). */
export const calendarCalls = {
  orderCalendar: defineCall(rows.orderCalendar, {
    input: z.strictObject({ cart_id: Id, lan_tp: CallerLanguage.optional() }),
    output: CalendarFile,
    errors: ['order_not_found'],
  }),
  eventReservCalendar: defineCall(rows.eventReservCalendar, {
    input: z.strictObject({ event_rv_id: Id, lan_tp: CallerLanguage.optional() }),
    output: CalendarFile,
    errors: ['event_reserv_not_found'],
  }),
};
