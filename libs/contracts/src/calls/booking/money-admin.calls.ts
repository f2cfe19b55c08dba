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
import { Id, CallerLanguage, plainLines, Success } from '../../primitives.ts';
import * as rows from './money-admin.rows.ts';
import { Sales, SalesKey } from '../../entities/booking/sales.ts';

/** Payments that need a person (REFUND-10). */
export const paymentAdminCalls = {
  /** Fifty at a time: differences the newest first, undecided attempts the oldest first. */
  adminPayments: defineCall(rows.adminPayments, {
    input: z.strictObject({
      shown: PaymentFilter.optional(),
      kind: z.enum(paymentIssueKinds).optional(),
      after: z
        .string()
        .regex(/^\d{1,16}:[A-Za-z0-9.-]{1,61}$/)
        .optional(),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({
      rows: z.array(AdminPayment),
      next: z.string(),
    }),
  }),
  /** Changes nothing of the payment. */
  adminPaymentSettle: defineCall(rows.adminPaymentSettle, {
    input: z.strictObject({
      issue_id: PaymentIssueId,
      /** A later version is not settled with it. */
      version: z.int().min(1),
      note: plainLines(MAX_PAYMENT_NOTE).default(''),
    }),
    output: Success,
    errors: ['payment_not_found', 'payment_changed', 'payment_note_input'],
  }),
  /** Asks the provider at once and acts on the answer as the job does. */
  adminPaymentAsk: defineCall(rows.adminPaymentAsk, {
    input: z.strictObject({ refno: Id }),
    output: z.object({ decided: z.boolean() }),
    errors: ['payment_not_found', 'payment_changed'],
  }),
};

/** The desk's side of refunds (REFUND-9). */
export const refundAdminCalls = {
  /** Fifty at a time: those that wait for a person first, then the newest. */
  adminRefunds: defineCall(rows.adminRefunds, {
    input: z.strictObject({
      shown: RefundFilter.optional(),
      after: z
        .string()
        .regex(/^[01]-\d{1,16}-[A-Za-z0-9_-]{1,40}$/)
        .optional(),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({
      rows: z.array(AdminRefund),
      next: z.string(),
    }),
  }),
  adminRefundRetry: defineCall(rows.adminRefundRetry, {
    input: z.strictObject({ refund_id: Id }),
    output: z.object({ state: RefundState }),
    errors: ['refund_not_found', 'refund_changed'],
  }),
  /** What became of one only a person can know about. */
  adminRefundSettle: defineCall(rows.adminRefundSettle, {
    input: z.strictObject({
      refund_id: Id,
      /** The state as seen: two people do not settle it twice. */
      from: RefundState,
      to: z.enum(deskRefundMoves),
      note: plainLines(MAX_REFUND_NOTE).default(''),
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
  lan_tp: CallerLanguage.optional(),
};
const errors = ['day_order', 'sales_days_most'] as const;

export const salesCalls = {
  /** Days in order; other rows by the amount charged, highest first (ADMIN-1). */
  adminSales: defineCall(rows.adminSales, { input: z.strictObject(asked), output: Sales, errors }),
  /** CSV, UTF-8 with a byte order mark; there is no JSON to declare. */
  adminSalesCsv: defineCall(rows.adminSalesCsv, { input: z.strictObject(asked), output: z.never(), errors }),
};
