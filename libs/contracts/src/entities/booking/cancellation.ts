import { z } from 'zod';
import { Amount, Currency, Day, Id, Moment } from '../../primitives.ts';
import { cancelStates } from './limits.ts';
import { LAN_TPS } from '../../languages.ts';

export const CancelState = z.enum(cancelStates);
export type CancelState = z.infer<typeof CancelState>;

/** A step of the order's schedule from now on, for exactly what is to be cancelled. */
export const CancelTier = z.object({
  pct: z.int().min(0).max(100),
  /** The last moment it applies, the end of a day in Asia/Seoul; ISO 8601. */
  until: z.string(),
  until_day: z.string(),
  /** One amount a payment's currency; see `CancelQuote.sums`. */
  refunds: z.array(z.object({ amount: Amount, currency: Currency })),
});
export type CancelTier = z.infer<typeof CancelTier>;

/** What cancelling would mean now (REFUND-2), in whole units. */
export const CancelQuote = z.object({
  order_id: Id,
  /** A request names it, so that nobody agrees to another quote than they saw. */
  version: z.int(),
  rv_mem_ids: z.array(Id),
  whole: z.boolean(),
  pct: z.int(),
  sums: z.array(z.object({ currency: Currency, charged: Amount, refunded: Amount, kept: Amount })),
  /** The step that applies now first, then every later one. Empty after departure. */
  tiers: z.array(CancelTier),
  departure: Day,
  /** Whether the shop approves it without a decision by a person. */
  automatic: z.boolean(),
});
export type CancelQuote = z.infer<typeof CancelQuote>;

/** Why the shop cancelled by itself: the balance was not paid in time (MONEY-12). */
export const CancelCause = z.enum(['balance-unpaid']);
export type CancelCause = z.infer<typeof CancelCause>;

export const OrderCancellation = z.object({
  cancel_no: z.int().min(1),
  state: CancelState,
  /** Absent where the member asked for it. */
  cause: CancelCause.optional(),
  whole: z.boolean(),
  rv_mem_ids: z.array(Id),
  reason: z.string(),
  pct: z.int(),
  sums: CancelQuote.shape.sums,
  asked_at: Moment,
  decided_at: Moment,
  answer: z.string(),
});
export type OrderCancellation = z.infer<typeof OrderCancellation>;

/** A request for cancellation as the desk sees it, with the order it is about (REFUND-2). */
export const DeskCancellation = OrderCancellation.extend({
  order_id: Id,
  version: z.int(),
  mem_id: Id,
  lan_tp: z.enum(LAN_TPS),
  buyername: z.string(),
  leaving: z.array(z.string()),
  people: z.int().min(0),
  prod_id: Id,
  prod_title: z.string(),
  departure: Day,
  /** Calendar days from today until then; below zero after departure. */
  days_left: z.int(),
  /** mem_id of the administrator who decided; empty where nobody did, or the shop did by itself. */
  decided_by: z.string(),
});
export type DeskCancellation = z.infer<typeof DeskCancellation>;

/**
 * How far an organiser's own cancellation of a departure is (REFUND-4). `none`: it was not begun; `running`: orders are being
 * cancelled; `done`: nobody is booked any more, and nobody can book.
 */
const DepartureCancelState = z.enum(['none', 'running', 'done']);

export const DepartureCancellation = z.object({
  prod_id: Id,
  prod_title: z.string(),
  departure: Day,
  /** Calendar days from today until then; members are to be told at least seven days before. */
  days_left: z.int(),
  state: DepartureCancelState,
  reason: z.string(),
  asked_at: Moment,
  done_at: z.string(),
  /** mem_id of the administrator who began it; empty before. */
  asked_by: z.string(),
  /** Paid orders that are still to be cancelled, and those that were. */
  orders_left: z.int().min(0),
  orders_done: z.int().min(0),
  /** Unpaid rows that are still open: they expire, or their payment goes back. */
  unpaid_left: z.int().min(0),
  /** What goes back, or has gone into refunds, by currency of the payments: whole units. */
  refunds: z.array(z.object({ amount: Amount, currency: Currency })),
  /** Percent that is paid on top, by hand; 0 where nothing is. */
  extra_pct: z.int().min(0),
});
export type DepartureCancellation = z.infer<typeof DepartureCancellation>;
