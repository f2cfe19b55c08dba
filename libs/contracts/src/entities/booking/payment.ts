import { z } from 'zod';
import { Amount, Currency, Id, Moment } from '../../primitives.ts';
import {
  refundStates,
  deskRefundMoves,
  refundFilters,
  paymentFilters,
  paymentIssueKinds,
  paymentIssueSources,
  paymentPlans,
} from './money-states.ts';

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

/**
 * What money goes back for: a payment that nothing could be given for (`automatic`, REFUND-1), a cancellation by the member or by
 * the organiser (REFUND-2, REFUND-4), a change that made an order cheaper (`changed`), and what an organiser pays on top of a
 * whole refund (`compensation`, REFUND-4).
 */
export const RefundCause = z.enum([
  'automatic',
  'cancelled',
  'organiser-cancelled',
  'changed',
  'compensation',
]);
export type RefundCause = z.infer<typeof RefundCause>;

export const RefundState = z.enum(refundStates);
export type RefundState = z.infer<typeof RefundState>;

export const OrderRefund = z.object({
  refund_id: Id,
  cause: RefundCause,
  /** Of an automatic one. */
  reason: RefundReason.nullable(),
  state: RefundState,
  /** Whole units of `currency`, which is that of the payment. */
  amount: Amount,
  currency: Currency,
  /** Reference of the payment it goes back to; empty for a compensation. */
  refno: z.string(),
  /** The refund's own reference at the provider; empty where nothing is sent. */
  refund_refno: z.string(),
  made_at: Moment,
  /** Empty while the money is not back. */
  settled_at: Moment,
});
export type OrderRefund = z.infer<typeof OrderRefund>;

export const RefundFilter = z.enum(refundFilters);
export type RefundFilter = z.infer<typeof RefundFilter>;

/** A refund as the desk sees it. Moments are ISO 8601, empty where there is none. */
export const AdminRefund = OrderRefund.extend({
  order_id: z.string(),
  mem_id: Id,
  prod_id: Id,
  prod_title: z.string(),
  /** Method of the payment; empty for a compensation. */
  pay_type_nm: z.string(),
  tries: z.int().min(0),
  /** Why it has not gone: the provider's code or a `RefundTrouble`; empty where nothing stood in the way. */
  trouble: z.string(),
  next_at: z.string(),
  /** The administrator who paid it by hand or said what became of it, and what they wrote. */
  settled_by: z.string(),
  note: z.string(),
  /** Whether it may be sent now, and where the desk may move it to. */
  may_retry: z.boolean(),
  moves: z.array(z.enum(deskRefundMoves)),
});
export type AdminRefund = z.infer<typeof AdminRefund>;

/** Name of a kept difference: the reference it is about and its kind. */
export const PaymentIssueId = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}\.[a-z-]{1,20}$/)
  .meta({ examples: ['TRIP20261121120000001.amount'] });

/** What was asked for, or what a report says: decimal text and currency as the provider writes them, empty where unknown. */
const Sum = z.object({ amount: z.string(), currency: z.string() });

/** A payment that needs eyes (REFUND-10). Moments are ISO 8601, empty where there is none. */
export const AdminPayment = z.object({
  /** Empty for an undecided attempt, which is no difference. */
  issue_id: z.string(),
  kind: z.enum([...paymentIssueKinds, 'undecided']),
  /** Empty for an undecided attempt. */
  source: z.enum([...paymentIssueSources, '']),
  refno: z.string(),
  /** Empty where the reference is none of ours, as are the next three. */
  order_id: z.string(),
  mem_id: z.string(),
  prod_title: z.string(),
  pay_type_nm: z.string(),
  asked: Sum,
  came: Sum,
  /** The provider's result code and transaction, empty where it named none. */
  rescode: z.string(),
  transid: z.string(),
  times: z.int().min(0),
  opened_at: z.string(),
  last_at: z.string(),
  /** What the shop does by itself about the attempt, and when. */
  plan: z.enum(paymentPlans),
  next_at: z.string(),
  settled_at: z.string(),
  settled_by: z.string(),
  note: z.string(),
  /** Of the difference, as it was seen. */
  version: z.int(),
  may_ask: z.boolean(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

export const PaymentFilter = z.enum(paymentFilters);
export type PaymentFilter = z.infer<typeof PaymentFilter>;
