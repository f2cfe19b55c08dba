import { z } from 'zod';
import { Amount, Currency, Id } from '../../primitives.ts';
import { DueKind, OtherCharge, PayType } from './payment.ts';
import { MemType } from './traveller.ts';

/** `void`: its owner took the change back, its time ended, or the order is no longer what it was made for. */
export const DueState = z.enum(['open', 'paid', 'void']);
export type DueState = z.infer<typeof DueState>;

/** Something more to pay on a paid order, as its owner sees it while it is open: a change that is made then, or the balance. */
export const OrderDue = z.object({
  due_id: Id,
  kind: DueKind,
  /** Whole units of `currency`, which is the order's. */
  amount: Amount,
  currency: Currency,
  /** ISO 8601: until when it can be paid. */
  due_by: z.string(),
  /** What will change: new names, or each option and room that will be there with its persons (0 beside a name). */
  lines: z.array(z.object({ text: z.string(), count: z.int().min(0) })),
  pay_types: z.array(PayType),
  other_charges: z.array(OtherCharge),
  /** Reference of its payment that is being checked (PAY-13); empty where there is none. */
  checking_refno: z.string(),
});
export type OrderDue = z.infer<typeof OrderDue>;

/** A change that waits for its payment; the balance is no change. */
export const ChangeDue = OrderDue.extend({ kind: DueKind.exclude(['balance']) });
export type ChangeDue = z.infer<typeof ChangeDue>;

/** Why nothing of an order may be changed: its lock date is over, a cancellation is asked for, it is cancelled. */
export const ChangeStop = z.enum(['locked', 'cancel-asked', 'cancelled']);
export type ChangeStop = z.infer<typeof ChangeStop>;

/** What of a paid order may be changed now, and what changing costs (ORDER-14). */
export const OrderChanges = z.object({
  order_id: Id,
  cart_id: Id,
  /** The last day for changes, YYYY-MM-DD in Asia/Seoul. */
  changes_until: z.string(),
  stop: ChangeStop.nullable(),
  /** Then a name cannot be changed, only cancelled (REFUND-5). */
  name_counts_as_cancellation: z.boolean(),
  /** A person, in the order's currency. */
  name_fee: Amount,
  currency: Currency,
  travellers: z.array(
    z.object({ rv_mem_id: Id, mem_type: MemType, sort_order: z.int(), mem_nm: z.string() }),
  ),
  /** The product has options or rooms to choose. */
  has_extras: z.boolean(),
  /** The change that waits for its payment: until it is paid or taken back there is no other. */
  due: ChangeDue.nullable(),
  /** What is left to pay after the deposit (MONEY-12). */
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
  /** `total` less `before`: what is to be paid; below 0 what goes back. */
  difference: z.int(),
  refunds: z.array(z.object({ amount: Amount, currency: Currency })),
});
export type ExtrasQuote = z.infer<typeof ExtrasQuote>;
