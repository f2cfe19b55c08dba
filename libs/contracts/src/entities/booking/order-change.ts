import { z } from 'zod';
import { Amount, Currency, Id } from '../../primitives.ts';
import { DueKind, OtherCharge, PayType } from './payment.ts';
import { MemType } from './traveller.ts';
import { MoveDays } from './order-move.ts';

/** `void`: taken back by its owner, ended, or no longer fitting the order. */
export const DueState = z.enum(['open', 'paid', 'void']);
export type DueState = z.infer<typeof DueState>;

/** A change or balance that waits for its payment on a paid order. */
export const OrderDue = z.object({
  due_id: Id,
  kind: DueKind,
  /** Whole units of the order's `currency`. */
  amount: Amount,
  currency: Currency,
  due_by: z.string(),
  /** New names (count 0), or each option and room there will be with its persons. */
  lines: z.array(z.object({ text: z.string(), count: z.int().min(0) })),
  /** The departure it moves the order to (ORDER-20); absent of other kinds. */
  move: MoveDays.optional(),
  pay_types: z.array(PayType),
  other_charges: z.array(OtherCharge),
  /** Reference of its payment that is being checked (PAY-13); empty where there is none. */
  checking_refno: z.string(),
});
export type OrderDue = z.infer<typeof OrderDue>;

export const ChangeDue = OrderDue.extend({ kind: DueKind.exclude(['balance']) });
export type ChangeDue = z.infer<typeof ChangeDue>;

/** Why nothing of an order may be changed: its lock date is over, a cancellation is asked for, it is cancelled. */
export const ChangeStop = z.enum(['locked', 'cancel-asked', 'cancelled']);
export type ChangeStop = z.infer<typeof ChangeStop>;

/** What may be changed now, and what that costs (ORDER-14). */
export const OrderChanges = z.object({
  order_id: Id,
  cart_id: Id,
  changes_until: z.string(),
  stop: ChangeStop.nullable(),
  /** A name can then only be cancelled (REFUND-5); else `name_fee` is per person, in the order's currency. */
  name_counts_as_cancellation: z.boolean(),
  name_fee: Amount,
  currency: Currency,
  travellers: z.array(
    z.object({ rv_mem_id: Id, mem_type: MemType, sort_order: z.int(), mem_nm: z.string() }),
  ),
  has_extras: z.boolean(),
  /** The change that waits for its payment: until it is paid or taken back there is no other. */
  due: ChangeDue.nullable(),
  /** What is left after the deposit (MONEY-12). */
  balance: OrderDue.nullable(),
});
export type OrderChanges = z.infer<typeof OrderChanges>;

/** What other extras and rooms cost, by the terms the order was agreed on (ORDER-14). Whole units of `currency`. */
export const ExtrasQuote = z.object({
  order_id: Id,
  currency: Currency,
  cost: Amount,
  option: Amount,
  hotel: Amount,
  total: Amount,
  before: Amount,
  difference: z.int(),
  refunds: z.array(z.object({ amount: Amount, currency: Currency })),
});
export type ExtrasQuote = z.infer<typeof ExtrasQuote>;
