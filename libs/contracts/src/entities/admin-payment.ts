import { z } from 'zod';
import {
  paymentFilters,
  paymentIssueKinds,
  paymentIssueSources,
  paymentPlans,
} from './payment-issue-kinds.ts';

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
  /** How often it came. */
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
  /** Whether the provider may be asked now. */
  may_ask: z.boolean(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

export const PaymentFilter = z.enum(paymentFilters);
export type PaymentFilter = z.infer<typeof PaymentFilter>;
