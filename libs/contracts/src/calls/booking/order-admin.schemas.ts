import { z } from 'zod';
import { TravellerFileType } from '../../entities/order.ts';
import { PaperCheckState, PapersRejection, RejectionReason } from '../../entities/event-paper-check.ts';
import { adminOrderStates } from '../../entities/order-admin-limits.ts';
import { OrderCancellation } from '../../entities/order-cancellation.ts';
import { OrderRefund } from '../../entities/order-refund.ts';
import { OrderStep } from '../../entities/order-step.ts';
import { MemType } from '../../entities/traveller.ts';
import { LAN_TPS } from '../../languages.ts';
import { Amount, Currency, Id } from '../../primitives.ts';

/** How an order stands for the desk. */
export const AdminOrderState = z.enum(adminOrderStates);
export type AdminOrderState = z.infer<typeof AdminOrderState>;

/** An order in the desk's list. */
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
  /** The lead traveller; empty once the member has withdrawn. */
  buyername: z.string(),
  email: z.string(),
  heads: z.int(),
  /** As agreed; null while nothing is. */
  total: z.object({ amount: Amount, currency: Currency }).nullable(),
  /** What of it is still to be paid after the deposit, and until which day, YYYY-MM-DD in Asia/Seoul (MONEY-12); null where nothing is. */
  balance: z.object({ amount: Amount, by: z.string() }).nullable(),
  /** Of the payment that counts; empty where there is none. */
  refno: z.string(),
  /** Travellers' documents by state; all 0 until the order is paid. */
  papers: z.object({ missing: z.int(), to_check: z.int(), accepted: z.int(), rejected: z.int() }),
  /** When the row came into the cart, ISO 8601. */
  reg_date: z.string(),
});
export type AdminOrderRow = z.infer<typeof AdminOrderRow>;

/** A traveller's document as the desk looks at it; each look at `file_path` is written to the audit log (DOC-6). */
export const AdminPaper = z.object({
  mem_file_id: Id,
  file_type: TravellerFileType,
  file_path: z.string(),
  origin_file_name: z.string(),
  /** When it was handed in, ISO 8601. */
  reg_date: z.string(),
  state: PaperCheckState,
  /** Null unless rejected. */
  rejection: PapersRejection.nullable(),
  /** Who decided, by member number, and when (ISO 8601); null where nobody has. */
  checked: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Names what is shown of it. A decision sends it back: it is not taken on what changed meanwhile. */
  seen: z.string(),
});
export type AdminPaper = z.infer<typeof AdminPaper>;

/** One traveller of an order with their documents. */
export const AdminTraveller = z.object({
  /** Empty while nobody is named. */
  rv_mem_id: z.string(),
  mem_type: MemType,
  /** Person index within the category, from 1. */
  sort_order: z.int().min(1),
  /** Empty while nobody is named. */
  mem_nm: z.string(),
  papers: z.array(AdminPaper),
  /** Kinds that are asked for and not there; none once the trip is over. */
  missing: z.array(TravellerFileType),
});
export type AdminTraveller = z.infer<typeof AdminTraveller>;

/** One attempt to pay. */
export const AdminAttempt = z.object({
  refno: z.string(),
  /** In the language that was asked for. */
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
  /** As sent to the provider. */
  reqcur: z.string(),
  reqamt: z.string(),
  /** The provider's own reference and code; empty where it has said nothing. */
  transid: z.string(),
  rescode: z.string(),
  /** ISO 8601; null while it is open. */
  started_at: z.string(),
  settled_at: z.string().nullable(),
});
export type AdminAttempt = z.infer<typeof AdminAttempt>;

/** What somebody at the desk wrote on an order; members never see it. */
export const AdminNote = z.object({
  note_id: Id,
  /** mem_id of the administrator. */
  by: z.string(),
  /** ISO 8601. */
  at: z.string(),
  text: z.string(),
});
export type AdminNote = z.infer<typeof AdminNote>;

/** Everything of an order for the desk. */
export const AdminOrder = z.object({
  order: AdminOrderRow,
  tel: z.string(),
  area: z.string(),
  /** The language its member reads. */
  lan_tp: z.enum(LAN_TPS),
  /** Seats as the ledger has them: claimed by this order, and until when where that ends (ISO 8601). */
  seats: z.object({ claimed: z.int(), held_until: z.string().nullable() }),
  travellers: z.array(AdminTraveller),
  attempts: z.array(AdminAttempt),
  /** Both as its member sees them, the oldest first (REFUND-2, REFUND-6). */
  cancellations: z.array(OrderCancellation),
  refunds: z.array(OrderRefund),
  /** What has happened to it, the oldest first (ORDER-13). */
  steps: z.array(OrderStep),
  /** The newest first. */
  notes: z.array(AdminNote),
  /** Every reason for rejecting a document with its sentence, in the order in which they are offered. */
  reasons: z.array(z.object({ reason: RejectionReason, text: z.string() })),
});
export type AdminOrder = z.infer<typeof AdminOrder>;
