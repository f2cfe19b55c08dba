import { z } from 'zod';
import { LAN_TPS } from '../languages.ts';
import { Amount, Currency, Id } from '../primitives.ts';
import { OrderCancellation } from './order-cancellation.ts';

/** A request for cancellation as the desk sees it, with the order it is about (REFUND-2). */
export const DeskCancellation = OrderCancellation.extend({
  order_id: Id,
  /** Of the order; a decision names it. */
  version: z.int(),
  mem_id: Id,
  /** The language its member reads. */
  lan_tp: z.enum(LAN_TPS),
  buyername: z.string(),
  /** Names of the travellers who are not to travel. */
  leaving: z.array(z.string()),
  /** How many people the order has, those included. */
  people: z.int().min(0),
  prod_id: Id,
  prod_title: z.string(),
  /** YYYY-MM-DD in Asia/Seoul. */
  departure: z.string(),
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
export const DepartureCancelState = z.enum(['none', 'running', 'done']);
export type DepartureCancelState = z.infer<typeof DepartureCancelState>;

/** The organiser's own cancellation of a departure, or what it would mean. */
export const DepartureCancellation = z.object({
  prod_id: Id,
  prod_title: z.string(),
  /** YYYY-MM-DD in Asia/Seoul. */
  departure: z.string(),
  /** Calendar days from today until then; members are to be told at least seven days before. */
  days_left: z.int(),
  state: DepartureCancelState,
  /** What members are told; empty before it was begun. */
  reason: z.string(),
  /** ISO 8601; empty before it was begun, or while it is not done. */
  asked_at: z.string(),
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
