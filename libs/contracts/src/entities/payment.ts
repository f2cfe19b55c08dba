import { z } from 'zod';
import { Amount, Currency } from '../primitives.ts';

/** What something more is to be paid for on an order that is paid already (ORDER-15). */
export const DueKind = z.enum(['name-fee', 'extras', 'balance']);
export type DueKind = z.infer<typeof DueKind>;

/** P PayPal, A Alipay, W WeChat Pay, U UnionPay (PAY-1). */
export const PayType = z.enum(['P', 'A', 'W', 'U']);
export type PayType = z.infer<typeof PayType>;

/** A method that charges another currency than the order's, and what it charges (PAY-10). */
export const OtherCharge = z.object({ pay_type: PayType, currency: Currency, amount: Amount });
export type OtherCharge = z.infer<typeof OtherCharge>;

/**
 * Why money goes back (REFUND-1): the seats were gone; the order was paid already; its price is another by now; it waits to be
 * confirmed again; its row was deleted; its trip has closed; it was cancelled; its provider has not confirmed it as asked for;
 * the change it was for could not be made any more (ORDER-15).
 */
export const RefundReason = z.enum([
  'seats-lost',
  'paid-twice',
  'amount-differs',
  'order-changed',
  'order-removed',
  'trip-closed',
  'cancelled',
  'unconfirmed',
  'change-over',
]);
export type RefundReason = z.infer<typeof RefundReason>;

/** What a browser brings back from the provider: the reference of a payment can be guessed, this cannot (PAY-15). */
export const ReturnToken = z.string().max(100);

/** What a result page may show to whoever made the payment. */
export const PayOutcome = z.object({
  refno: z.string(),
  outcome: z.enum(['paid', 'waiting', 'declined', 'cancelled', 'expired', 'refunded']),
  /** Of a refunded payment. */
  refund_reason: RefundReason.nullable(),
  /** Present for the owner only. */
  cart_id: z.string(),
  /** Present for the owner only: the order's own page. */
  order_id: z.string(),
  /** What it pays besides the order itself (ORDER-15); absent where it pays for the order. */
  due: DueKind.optional(),
});
export type PayOutcome = z.infer<typeof PayOutcome>;
