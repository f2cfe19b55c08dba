import { z } from 'zod';
import { OrderStep, TravellerFileType } from '../../entities/booking/order.ts';
import {
  PaperCheckState,
  PapersRejection,
  RejectionReason,
} from '../../entities/booking/event-reservation.ts';
import {
  MAX_CANCEL_TEXT,
  adminOrderStates,
  adminOrderPapers,
  MOST_NOTE_TEXT,
  MOST_ORDER_SEARCH,
  MOST_REJECTION_NOTE,
} from '../../entities/booking/limits.ts';
import {
  OrderCancellation,
  CancelState,
  DepartureCancellation,
  DeskCancellation,
} from '../../entities/booking/cancellation.ts';
import { OrderRefund } from '../../entities/booking/payment.ts';
import { MemType } from '../../entities/booking/traveller.ts';
import { LAN_TPS } from '../../languages.ts';
import {
  Amount,
  Currency,
  Id,
  CallerLanguage,
  Moment,
  plainLines,
  plainText,
  Success,
  Yn,
} from '../../primitives.ts';
import { defineCall } from '../../define-call.ts';
import * as rows from './order-admin.rows.ts';

export const AdminOrderState = z.enum(adminOrderStates);
export type AdminOrderState = z.infer<typeof AdminOrderState>;

export const AdminOrderRow = z.object({
  order_id: Id,
  cart_id: Id,
  mem_id: Id,
  prod_id: Id,
  prod_title: z.string(),
  /** First and last day, YYYY-MM-DD in Asia/Seoul. */
  start_day: z.string(),
  end_day: z.string(),
  state: AdminOrderState,
  buyername: z.string(),
  email: z.string(),
  heads: z.int(),
  /** As agreed; null while nothing is. */
  total: z.object({ amount: Amount, currency: Currency }).nullable(),
  /** Still to be paid after the deposit until a day in Asia/Seoul (MONEY-12); null where nothing is. */
  balance: z.object({ amount: Amount, by: z.string() }).nullable(),
  refno: z.string(),
  /** Travellers' documents by state; all 0 until the order is paid. */
  papers: z.object({ missing: z.int(), to_check: z.int(), accepted: z.int(), rejected: z.int() }),
  reg_date: Moment,
});
export type AdminOrderRow = z.infer<typeof AdminOrderRow>;

/** A traveller's document; each look at `file_path` is written to the audit log (DOC-6). */
export const AdminPaper = z.object({
  mem_file_id: Id,
  file_type: TravellerFileType,
  file_path: z.string(),
  origin_file_name: z.string(),
  reg_date: Moment,
  state: PaperCheckState,
  rejection: PapersRejection.nullable(),
  checked: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** State of the document as shown: a decision with another one is rejected. */
  seen: z.string(),
});
export type AdminPaper = z.infer<typeof AdminPaper>;

export const AdminTraveller = z.object({
  rv_mem_id: z.string(),
  mem_type: MemType,
  sort_order: z.int().min(1),
  mem_nm: z.string(),
  papers: z.array(AdminPaper),
  /** Kinds that are asked for and missing; none once the trip is over. */
  missing: z.array(TravellerFileType),
});
export type AdminTraveller = z.infer<typeof AdminTraveller>;

export const AdminAttempt = z.object({
  refno: z.string(),
  pay_type_nm: z.string(),
  status: z.enum([
    'started',
    'authenticated',
    'authorised',
    'paid',
    'declined',
    'closed',
    'refund-due',
    'refunded',
  ]),
  reqcur: z.string(),
  reqamt: z.string(),
  transid: z.string(),
  rescode: z.string(),
  started_at: z.string(),
  settled_at: z.string().nullable(),
});
export type AdminAttempt = z.infer<typeof AdminAttempt>;

/** Members never see it. */
export const AdminNote = z.object({
  note_id: Id,
  by: z.string(),
  at: Moment,
  text: z.string(),
});
export type AdminNote = z.infer<typeof AdminNote>;

export const AdminOrder = z.object({
  order: AdminOrderRow,
  tel: z.string(),
  area: z.string(),
  lan_tp: z.enum(LAN_TPS),
  /** Seats in the ledger; ISO 8601, null where the hold has no end. */
  seats: z.object({ claimed: z.int(), held_until: z.string().nullable() }),
  travellers: z.array(AdminTraveller),
  attempts: z.array(AdminAttempt),
  /** Cancellations, refunds and steps: the oldest first, as its member sees them (REFUND-2, REFUND-6, ORDER-13). */
  cancellations: z.array(OrderCancellation),
  refunds: z.array(OrderRefund),
  steps: z.array(OrderStep),
  notes: z.array(AdminNote),
  reasons: z.array(z.object({ reason: RejectionReason, text: z.string() })),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

const decided = { order_id: Id, mem_file_id: Id, seen: z.string().max(64) } as const;
const decisionErrors = ['order_not_found', 'papers_changed', 'txn_type_invalid', 'version_conflict'] as const;

/** The desk's side of orders (ORDER-16, ORDER-17, DOC-11). */
export const orderAdminCalls = {
  /** The newest first; a page with a `next` may be shorter than others. */
  adminOrders: defineCall(rows.adminOrders, {
    input: z.strictObject({
      /** A number, a payment's reference, an e-mail address, a product's title or how a traveller's name begins. */
      search: plainText(MOST_ORDER_SEARCH).optional(),
      state: AdminOrderState.optional(),
      /** Whether money has come in, whatever became of it. */
      paid: Yn.optional(),
      papers: z.enum(adminOrderPapers).optional(),
      prod_id: Id.optional(),
      /** First day of the trip, both included; YYYY-MM-DD in Asia/Seoul. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      after: Id.optional(),
      lan_tp: CallerLanguage,
    }),
    output: z.object({ orders: z.array(AdminOrderRow), next: z.string().nullable() }),
  }),
  adminOrder: defineCall(rows.adminOrder, {
    input: z.strictObject({ order_id: Id, lan_tp: CallerLanguage }),
    output: AdminOrder,
    errors: ['order_not_found'],
  }),
  adminOrderNote: defineCall(rows.adminOrderNote, {
    input: z.strictObject({ order_id: Id, text: plainLines(MOST_NOTE_TEXT).min(1) }),
    output: Success,
    errors: ['order_not_found', 'order_notes_most'],
  }),
  /** Accepting what is accepted succeeds and changes nothing. */
  adminPapersAccept: defineCall(rows.adminPapersAccept, {
    input: z.strictObject(decided),
    output: Success,
    errors: decisionErrors,
  }),
  /** The member reads why, gets a mail, and may replace the document. */
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

const Settings = z.object({
  /** Whole orders before departure are cancelled without a decision by a person. */
  automatic: z.boolean(),
  /** A departure that has too few people seven days before is cancelled without one. */
  minimum_automatic: z.boolean(),
});

/** Cancelling, by the desk and the organiser (REFUND-2, REFUND-4). */
export const cancelAdminCalls = {
  /** Fifty at a time: open requests the oldest first, the others the newest first. */
  adminCancellations: defineCall(rows.adminCancellations, {
    input: z.strictObject({
      state: CancelState.optional(),
      after: z
        .string()
        .regex(/^\d{1,16}-[A-Za-z0-9_-]{1,40}$/)
        .optional(),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({
      rows: z.array(DeskCancellation),
      next: z.string(),
    }),
  }),
  adminCancelDecide: defineCall(rows.adminCancelDecide, {
    input: z.strictObject({
      order_id: Id,
      cancel_no: z.int().min(1),
      version: z.int().min(1),
      outcome: z.enum(['approved', 'rejected']),
      answer: plainLines(MAX_CANCEL_TEXT).default(''),
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
  /** Begins, or answers how far it is where it has begun; the first reason stays. */
  adminDepartureCancel: defineCall(rows.adminDepartureCancel, {
    input: z.strictObject({
      prod_id: Id,
      reason: plainLines(MAX_CANCEL_TEXT).min(1, { error: 'cancel_reason_input', abort: true }),
    }),
    output: DepartureCancellation,
    errors: ['product_not_found', 'cancel_departed'],
  }),
  /** How far it is; before it was begun, how many people and how much it would concern. */
  adminDepartureCancelStatus: defineCall(rows.adminDepartureCancelStatus, {
    input: z.strictObject({ prod_id: Id, lan_tp: CallerLanguage.optional() }),
    output: DepartureCancellation,
    errors: ['product_not_found'],
  }),
};
