import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { AdminRefund, RefundFilter } from '../../entities/admin-refund.ts';
import { RefundState } from '../../entities/order-refund.ts';
import { deskRefundMoves, MAX_REFUND_NOTE } from '../../entities/refund-states.ts';
import { Id, LanTp, plainLines, Success } from '../../primitives.ts';
import * as rows from './refund-admin.rows.ts';

/** Money that goes back, as the desk looks after it (REFUND-9). */
export const refundAdminCalls = {
  /** Those that wait for somebody first, then the newest first; fifty at a time. */
  adminRefunds: defineCall(rows.adminRefunds, {
    input: z.strictObject({
      shown: RefundFilter.optional(),
      /** Only what follows this row: `next` of the page before. */
      after: z
        .string()
        .regex(/^[01]-\d{1,16}-[A-Za-z0-9_-]{1,40}$/)
        .optional(),
      lan_tp: LanTp.optional(),
    }),
    output: z.object({
      rows: z.array(AdminRefund),
      /** Where the next page begins; empty on the last. */
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
