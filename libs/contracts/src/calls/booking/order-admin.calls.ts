import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MOST_REJECTION_NOTE } from '../../entities/event-limits.ts';
import { RejectionReason } from '../../entities/event-paper-check.ts';
import { adminOrderPapers, MOST_NOTE_TEXT, MOST_ORDER_SEARCH } from '../../entities/order-admin-limits.ts';
import { Id, LanTp, plainLines, plainText, Success, Yn } from '../../primitives.ts';
import * as rows from './order-admin.rows.ts';
import { AdminOrder, AdminOrderRow, AdminOrderState } from './order-admin.schemas.ts';

/** Which document, and what was shown of it. */
const decided = { order_id: Id, mem_file_id: Id, seen: z.string().max(64) } as const;
const decisionErrors = ['order_not_found', 'papers_changed', 'txn_type_invalid', 'version_conflict'] as const;

/** The desk's side of orders (ORDER-16, ORDER-17, DOC-11). */
export const orderAdminCalls = {
  /** Orders, the newest first. A page may be shorter than others although there is a next one. */
  adminOrders: defineCall(rows.adminOrders, {
    input: z.strictObject({
      /** A number, a payment's reference, an e-mail address, a product's title or the beginning of a traveller's name. */
      search: plainText(MOST_ORDER_SEARCH).optional(),
      state: AdminOrderState.optional(),
      /** Whether money has come in, whatever became of it. */
      paid: Yn.optional(),
      /** Only paid orders with somebody's document in this state, whose trip is not over. */
      papers: z.enum(adminOrderPapers).optional(),
      prod_id: Id.optional(),
      /** First day of the trip, both included; YYYY-MM-DD in Asia/Seoul. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** `next` of the page before. */
      after: Id.optional(),
      lan_tp: LanTp,
    }),
    output: z.object({ orders: z.array(AdminOrderRow), next: z.string().nullable() }),
  }),
  adminOrder: defineCall(rows.adminOrder, {
    input: z.strictObject({ order_id: Id, lan_tp: LanTp }),
    output: AdminOrder,
    errors: ['order_not_found'],
  }),
  /** Writes a note on an order, for the desk alone. */
  adminOrderNote: defineCall(rows.adminOrderNote, {
    input: z.strictObject({ order_id: Id, text: plainLines(MOST_NOTE_TEXT).min(1) }),
    output: Success,
    errors: ['order_not_found', 'order_notes_most'],
  }),
  /** Accepts one document of a paid order. Accepting what is accepted succeeds and changes nothing. */
  adminPapersAccept: defineCall(rows.adminPapersAccept, {
    input: z.strictObject(decided),
    output: Success,
    errors: decisionErrors,
  }),
  /** Rejects one document of a paid order: the member reads why, gets a mail, and may replace it. */
  adminPapersReject: defineCall(rows.adminPapersReject, {
    input: z.strictObject({
      ...decided,
      reason: RejectionReason,
      note: plainLines(MOST_REJECTION_NOTE).default(''),
    }),
    output: Success,
    errors: decisionErrors,
  }),
};
