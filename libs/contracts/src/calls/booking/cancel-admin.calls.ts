import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { DepartureCancellation, DeskCancellation } from '../../entities/desk-cancellation.ts';
import { CancelState, MAX_CANCEL_TEXT } from '../../entities/order-cancellation.ts';
import { Id, LanTp, plainLines, Success } from '../../primitives.ts';
import * as rows from './cancel-admin.rows.ts';

const Settings = z.object({
  /** Whole orders before departure are cancelled without a look. */
  automatic: z.boolean(),
  /** A departure that has too few people seven days before is cancelled without a look. */
  minimum_automatic: z.boolean(),
});

/** Cancelling, by the desk and the organiser (REFUND-2, REFUND-4). */
export const cancelAdminCalls = {
  /** Requests in one state, fifty at a time: open ones the oldest first, the others the newest first. */
  adminCancellations: defineCall(rows.adminCancellations, {
    input: z.strictObject({
      /** `asked` where absent. */
      state: CancelState.optional(),
      /** Only what follows this row: `next` of the page before. */
      after: z
        .string()
        .regex(/^\d{1,16}-[A-Za-z0-9_-]{1,40}$/)
        .optional(),
      lan_tp: LanTp.optional(),
    }),
    output: z.object({
      rows: z.array(DeskCancellation),
      /** Where the next page begins; empty on the last. */
      next: z.string(),
    }),
  }),
  adminCancelDecide: defineCall(rows.adminCancelDecide, {
    input: z.strictObject({
      order_id: Id,
      cancel_no: z.int().min(1),
      /** Of the order as it was seen. */
      version: z.int().min(1),
      outcome: z.enum(['approved', 'rejected']),
      /** To the member; a rejection needs words. */
      answer: plainLines(MAX_CANCEL_TEXT),
    }),
    output: Success,
    errors: [
      'cancel_not_found',
      'cancel_decided',
      'cancel_answer_input',
      'txn_type_invalid',
      'version_conflict',
    ],
  }),
  adminCancelSettings: defineCall(rows.adminCancelSettings, { input: z.strictObject({}), output: Settings }),
  adminCancelSettingsSave: defineCall(rows.adminCancelSettingsSave, {
    /** Only what is named changes. */
    input: Settings.partial().strict(),
    output: Success,
  }),
  /** Begins, or says how far it is where it has begun: the first reason stays. */
  adminDepartureCancel: defineCall(rows.adminDepartureCancel, {
    input: z.strictObject({
      prod_id: Id,
      /** To everybody who booked. */
      reason: plainLines(MAX_CANCEL_TEXT).min(1, { error: 'cancel_reason_input', abort: true }),
    }),
    output: DepartureCancellation,
    errors: ['product_not_found', 'cancel_departed'],
  }),
  /** How far it is; before it was begun, whom and how much it would concern. */
  adminDepartureCancelStatus: defineCall(rows.adminDepartureCancelStatus, {
    input: z.strictObject({ prod_id: Id, lan_tp: LanTp.optional() }),
    output: DepartureCancellation,
    errors: ['product_not_found'],
  }),
};
