import { z } from 'zod';
import { Amount, Currency, Id, Moment, Times } from '../../primitives.ts';
import { deskMovePrices, moveReasons } from './limits.ts';

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
  'option_sold_out',
  'option_not_enough',
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

/** Why the desk moves an order; the mail says so. Texts `move_reason_<name>`. */
export const MoveReason = z.enum(moveReasons);
export type MoveReason = z.infer<typeof MoveReason>;

/** Which price a move by the desk leaves an order at: the agreed one, or that of a cheaper date (ORDER-21). Texts `move_price_<name>`. */
export const DeskMovePrice = z.enum(deskMovePrices);
export type DeskMovePrice = z.infer<typeof DeskMovePrice>;

/** People who paid for a departure without those who leave it, and its minimum; 0 where it has none. */
const peopleBehind = {
  paid_cnt: z.int().min(0),
  min_cnt: z.int().min(0),
};

/** What a move by the desk costs and where to (ORDER-21). */
export const DeskMoveQuote = MoveQuote.omit({ move_until: true, fee: true, fee_krw: true }).extend(
  peopleBehind,
);
export type DeskMoveQuote = z.infer<typeof DeskMoveQuote>;

/** A date that orders of a departure can be moved to. */
export const DepartureMoveTarget = z.object({
  ...departureDays,
  seats_left: z.int().min(0),
  /** KRW for an adult. */
  origin_price: Amount,
});
export type DepartureMoveTarget = z.infer<typeof DepartureMoveTarget>;

/** An order that stays, and why. */
const DepartureMoveLeft = z.object({ order_id: Id, message: z.string() });

/** Moving all orders of a departure to another one (ORDER-21): whom it concerns, then how far it is. */
export const DepartureMove = z.object({
  ...departureDays,
  prod_title: z.string(),
  state: z.enum(['none', 'running', 'done']),
  /** Paid orders there now, with their seats and people. */
  orders: z.int().min(0),
  seats: z.int().min(0),
  people: z.int().min(0),
  min_cnt: z.int().min(0),
  /** The next dates of its trip and size. */
  dates: z.array(DepartureMoveTarget),
  /** The last one asked for; null before. */
  last: z
    .object({
      to: MoveDays.nullable(),
      reason: MoveReason,
      price: DeskMovePrice,
      asked_by: Id,
      asked_at: Moment,
      done_at: z.string(),
      moved: z.int().min(0),
      waiting: z.int().min(0),
      left: z.array(DepartureMoveLeft),
    })
    .nullable(),
});
export type DepartureMove = z.infer<typeof DepartureMove>;
