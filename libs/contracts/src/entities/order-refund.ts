import { z } from 'zod';
import { Amount, Currency, Id } from '../primitives.ts';
import { RefundReason } from './payment.ts';
import { refundStates } from './refund-states.ts';

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

/** One refund as the order's owner sees it. */
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
  /** ISO 8601. */
  made_at: z.string(),
  /** ISO 8601; empty while the money is not back. */
  settled_at: z.string(),
});
export type OrderRefund = z.infer<typeof OrderRefund>;
