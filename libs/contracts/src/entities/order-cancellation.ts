import { z } from 'zod';
import { Amount, Currency, Id } from '../primitives.ts';
import { cancelStates } from './cancel-limits.ts';

/** How a request for cancellation stands (REFUND-2). */
export const CancelState = z.enum(cancelStates);
export type CancelState = z.infer<typeof CancelState>;

export { MAX_CANCEL_TEXT } from './cancel-limits.ts';

/** A step of the order's schedule from now on: what goes back until when, for exactly what is to be cancelled. */
export const CancelTier = z.object({
  /** Percent of the charge. */
  pct: z.int().min(0).max(100),
  /** ISO 8601: the last moment it applies, the end of a day in Asia/Seoul. */
  until: z.string(),
  /** That day, YYYY-MM-DD in Asia/Seoul. */
  until_day: z.string(),
  /** One amount a payment's currency; see `CancelQuote.sums`. */
  refunds: z.array(z.object({ amount: Amount, currency: Currency })),
});
export type CancelTier = z.infer<typeof CancelTier>;

/** What cancelling would mean now (REFUND-2), in what was charged: whole units. */
export const CancelQuote = z.object({
  order_id: Id,
  /** The order as it was quoted; a request names it, so that nobody agrees to another quote than they saw. */
  version: z.int(),
  /** The travellers who would not travel; all of them for the whole order. */
  rv_mem_ids: z.array(Id),
  whole: z.boolean(),
  /** Percent that applies now. */
  pct: z.int(),
  /** By currency of the payments: charged for what is cancelled, of it back and kept. */
  sums: z.array(z.object({ currency: Currency, charged: Amount, refunded: Amount, kept: Amount })),
  /** The step that applies now first, then every later one. Empty after departure. */
  tiers: z.array(CancelTier),
  /** YYYY-MM-DD in Asia/Seoul. */
  departure: z.string(),
  /** Whether the shop approves it without a decision by a person. */
  automatic: z.boolean(),
});
export type CancelQuote = z.infer<typeof CancelQuote>;

/** Why the shop cancelled by itself: the balance was not paid in time (MONEY-12). */
export const CancelCause = z.enum(['balance-unpaid']);
export type CancelCause = z.infer<typeof CancelCause>;

/** A request for cancellation as the order's owner sees it. */
export const OrderCancellation = z.object({
  /** From 1 within the order. */
  cancel_no: z.int().min(1),
  state: CancelState,
  /** Absent where the member asked for it. */
  cause: CancelCause.optional(),
  whole: z.boolean(),
  rv_mem_ids: z.array(Id),
  /** What the member wrote. */
  reason: z.string(),
  pct: z.int(),
  sums: CancelQuote.shape.sums,
  /** ISO 8601. */
  asked_at: z.string(),
  /** ISO 8601; empty while it is open. */
  decided_at: z.string(),
  /** What the desk wrote to the member. */
  answer: z.string(),
});
export type OrderCancellation = z.infer<typeof OrderCancellation>;
