import { z } from 'zod';
import { Amount, Currency, Id, Times } from '../../primitives.ts';

/** Why an order cannot be moved at all, in the order in which it is checked (ORDER-20): errors of `orderMove`. */
export const orderMoveStops = [
  'txn_type_invalid',
  'change_cancel_open',
  'move_by_desk',
  'move_not_allowed',
  'move_checked_in',
  'move_balance_first',
  'change_open',
  'move_over',
  'changes_most',
] as const;

/** Why it cannot be moved to a departure, checked in this order after those of the order. */
export const moveTargetStops = [
  'move_same',
  'move_other_trip',
  'move_other_size',
  'product_not_registered',
  'product_deadline',
  'no_inventory',
  'seats_not_enough',
  'payment_cap_exceeded',
] as const;

/** Its sentence in the language of the caller. */
const stopOf = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.object({ error: z.enum(keys), message: z.string() }).nullable();

const departureDays = {
  prod_id: Id,
  /** First and last day, YYYY-MM-DD in Asia/Seoul. */
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
};

/** The departure a due moves its order to (ORDER-20). */
export const MoveDays = z.object(departureDays);
export type MoveDays = z.infer<typeof MoveDays>;

/** A departure an order can be moved to, or why not. Whole units of the order's currency. */
export const MoveDeparture = MoveDays.extend({
  stop: stopOf(moveTargetStops),
  seats_left: z.int().min(0),
  /** Total of the order there, without the fee. */
  total: Amount,
  /** To be paid; below 0 what comes back. The fee is in it. */
  difference: z.int(),
});
export type MoveDeparture = z.infer<typeof MoveDeparture>;

export const MoveTarget = MoveDeparture.extend({
  /** The same difference before conversion, in KRW. */
  origin_difference: z.int(),
  /** What goes back, each in the currency of its payment. */
  refunds: z.array(z.object({ amount: Amount, currency: Currency })),
  /** What cancelling gives back there from today on: percent until the end of which day (REFUND-3). */
  refund_steps: z.array(z.object({ pct: z.int().min(0).max(100), until: z.string() })),
  /** Last day for changes of the order there (ORDER-14). */
  changes_until: z.string(),
  /** Travellers whose passport ends before the return from there: its number and expiry are asked for anew (DOC-10). */
  passports_expired: z.array(z.object({ rv_mem_id: Id, mem_nm: z.string() })),
});
export type MoveTarget = z.infer<typeof MoveTarget>;

/** Whether an order can be moved, where to and what it costs (ORDER-20). */
export const MoveQuote = z.object({
  order_id: Id,
  cart_id: Id,
  /** Empty where its product belongs to none. */
  trip_id: z.string(),
  prod_id: Id,
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
  stop: stopOf(orderMoveStops),
  /** Last day on which it can be moved, YYYY-MM-DD in Asia/Seoul; empty where it never can. */
  move_until: z.string(),
  currency: Currency,
  /** Agreed total, in whole units of `currency`. */
  before: Amount,
  /** For each move, in whole units of `currency` and in KRW. */
  fee: Amount,
  fee_krw: Amount,
  seats_needed: z.int().min(0),
  /** The next dates on sale of its trip and size, its own left out. */
  departures: z.array(MoveDeparture),
  /** The departure asked about; null where none was. */
  target: MoveTarget.nullable(),
});
export type MoveQuote = z.infer<typeof MoveQuote>;
