import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  AdminPayment,
  PaymentFilter,
  PaymentIssueId,
  AdminRefund,
  RefundFilter,
  RefundState,
} from '../../entities/booking/payment.ts';
import {
  MAX_PAYMENT_NOTE,
  paymentIssueKinds,
  deskRefundMoves,
  MAX_REFUND_NOTE,
} from '../../entities/booking/money-states.ts';
import { Id, LanTp, plainLines, Success } from '../../primitives.ts';
import * as rows from './money-admin.rows.ts';
import { Sales, SalesKey } from '../../entities/booking/sales.ts';

/** Payments that need eyes, as the desk looks after them (REFUND-10). */
export const paymentAdminCalls = {
  /** Differences the newest first, undecided attempts the oldest first; fifty at a time. */
  adminPayments: defineCall(rows.adminPayments, {
    input: z.strictObject({
      /** `open` where it is left out. */
      shown: PaymentFilter.optional(),
      /** Of differences only. */
      kind: z.enum(paymentIssueKinds).optional(),
      after: z
        .string()
        .regex(/^\d{1,16}:[A-Za-z0-9.-]{1,61}$/)
        .optional(),
      lan_tp: LanTp.optional(),
    }),
    output: z.object({
      rows: z.array(AdminPayment),
      next: z.string(),
    }),
  }),
  /** Somebody has looked at a difference. It changes nothing of the payment. */
  adminPaymentSettle: defineCall(rows.adminPaymentSettle, {
    input: z.strictObject({
      issue_id: PaymentIssueId,
      /** As it was seen: what has come since is not settled with it. */
      version: z.int().min(1),
      /** What was found out, for the desk. */
      note: plainLines(MAX_PAYMENT_NOTE),
    }),
    output: Success,
    errors: ['payment_not_found', 'payment_changed', 'payment_note_input'],
  }),
  /** Asks the provider now instead of at the next round, and acts on the answer as the job does. */
  adminPaymentAsk: defineCall(rows.adminPaymentAsk, {
    input: z.strictObject({ refno: Id }),
    output: z.object({ decided: z.boolean() }),
    errors: ['payment_not_found', 'payment_changed'],
  }),
};

/** Money that goes back, as the desk looks after it (REFUND-9). */
export const refundAdminCalls = {
  /** Those that wait for somebody first, then the newest first; fifty at a time. */
  adminRefunds: defineCall(rows.adminRefunds, {
    input: z.strictObject({
      shown: RefundFilter.optional(),
      after: z
        .string()
        .regex(/^[01]-\d{1,16}-[A-Za-z0-9_-]{1,40}$/)
        .optional(),
      lan_tp: LanTp.optional(),
    }),
    output: z.object({
      rows: z.array(AdminRefund),
      next: z.string(),
    }),
  }),
  /** Sends one now that is due; answers once the provider has said something, or nothing. */
  adminRefundRetry: defineCall(rows.adminRefundRetry, {
    input: z.strictObject({ refund_id: Id }),
    output: z.object({ state: RefundState }),
    errors: ['refund_not_found', 'refund_changed'],
  }),
  /** What became of one only a person can know about. */
  adminRefundSettle: defineCall(rows.adminRefundSettle, {
    input: z.strictObject({
      refund_id: Id,
      /** As it was seen: two people do not settle it twice. */
      from: RefundState,
      to: z.enum(deskRefundMoves),
      /** How it was found out or paid, for the desk. */
      note: plainLines(MAX_REFUND_NOTE),
    }),
    output: Success,
    errors: ['refund_not_found', 'refund_changed', 'refund_note_input'],
  }),
};

const asked = {
  /** First and last day, both included; YYYY-MM-DD in Asia/Seoul. */
  from: z.iso.date(),
  to: z.iso.date(),
  by: SalesKey,
  lan_tp: LanTp.optional(),
};
const errors = ['day_order', 'sales_days_most'] as const;

/** What was sold and what went back (ADMIN-1). */
export const salesCalls = {
  /** Days in their order; everything else by what was charged, the most first. */
  adminSales: defineCall(rows.adminSales, { input: z.strictObject(asked), output: Sales, errors }),
  /** The same as a file: CSV, UTF-8 with a byte order mark. There is no JSON to declare. */
  adminSalesCsv: defineCall(rows.adminSalesCsv, { input: z.strictObject(asked), output: z.never(), errors }),
};
