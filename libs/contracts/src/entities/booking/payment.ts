import { z } from 'zod';
import { namedValue } from '../../href.ts';
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

/** What a paid order still charges for (ORDER-15). */
export const DueKind = z.enum(['name-fee', 'extras', 'move', 'balance']);
export type DueKind = z.infer<typeof DueKind>;

/** P PayPal, A Alipay, W WeChat Pay, U UnionPay (PAY-1). Old clients without a chosen one send `null` in the path. */
export const PayType = z.enum(['P', 'A', 'W', 'U'], {
  error: ({ input }) =>
    typeof input === 'string' && namedValue(input) === undefined ? 'pay_choice_input' : undefined,
});
export type PayType = z.infer<typeof PayType>;

/** A method that charges another currency than the order's, and what it charges (PAY-10). */
export const OtherCharge = z.object({ pay_type: PayType, currency: Currency, amount: Amount });
export type OtherCharge = z.infer<typeof OtherCharge>;

/** Why money goes back (REFUND-1); `change-over`: the paid change could not be made any more (ORDER-15). */
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

/** Proof that a browser comes back from the provider: a payment's reference can be guessed, this cannot (PAY-15). */
export const ReturnToken = z.string().max(100);

export const PayOutcome = z.object({
  refno: z.string(),
  outcome: z.enum(['paid', 'waiting', 'declined', 'cancelled', 'expired', 'refunded']),
  /** Of a refunded payment. */
  refund_reason: RefundReason.nullable(),
  /** Present for the owner only, as is `order_id`. */
  cart_id: z.string(),
  order_id: z.string(),
  /** What it pays besides the order itself (ORDER-15); absent where it pays for the order. */
  due: DueKind.optional(),
});
export type PayOutcome = z.infer<typeof PayOutcome>;

/** Refunds by the shop itself (`automatic`, REFUND-1), the member (REFUND-2) or the organiser (REFUND-4). */
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
  reason: RefundReason.nullable(),
  state: RefundState,
  /** Whole units of the payment's currency. */
  amount: Amount,
  currency: Currency,
  /** The payment it goes back to; empty for a compensation. */
  refno: z.string(),
  refund_refno: z.string(),
  made_at: Moment,
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
  pay_type_nm: z.string(),
  tries: z.int().min(0),
  /** The provider's code or a `RefundTrouble`; empty where nothing stood in the way. */
  trouble: z.string(),
  next_at: z.string(),
  /** The administrator who settled it, and their note. */
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

/** What was asked for or reported: decimal text and currency as the provider writes them, empty where unknown. */
const Sum = z.object({ amount: z.string(), currency: z.string() });

/** A payment that needs eyes (REFUND-10). Moments are ISO 8601, empty where there is none. */
export const AdminPayment = z.object({
  /** An undecided attempt is no difference: `issue_id` and `source` are empty. */
  issue_id: z.string(),
  kind: z.enum([...paymentIssueKinds, 'undecided']),
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
  version: z.int(),
  may_ask: z.boolean(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

export const PaymentFilter = z.enum(paymentFilters);
export type PaymentFilter = z.infer<typeof PaymentFilter>;
