import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { AdminPayment, PaymentFilter, PaymentIssueId } from '../../entities/admin-payment.ts';
import { MAX_PAYMENT_NOTE, paymentIssueKinds } from '../../entities/payment-issue-kinds.ts';
import { Id, LanTp, plainLines, Success } from '../../primitives.ts';
import * as rows from './payment-admin.rows.ts';

/** Payments that need eyes, as the desk looks after them (REFUND-10). */
export const paymentAdminCalls = {
  /** Differences the newest first, undecided attempts the oldest first; fifty at a time. */
  adminPayments: defineCall(rows.adminPayments, {
    input: z.strictObject({
      /** `open` where it is left out. */
      shown: PaymentFilter.optional(),
      /** Of differences only. */
      kind: z.enum(paymentIssueKinds).optional(),
      /** Only what follows this row: `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,16}:[A-Za-z0-9.-]{1,61}$/)
        .optional(),
      lan_tp: LanTp.optional(),
    }),
    output: z.object({
      rows: z.array(AdminPayment),
      /** Where the next page begins; empty on the last. */
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
