import { z } from 'zod';
import { Id } from '../primitives.ts';
import { OrderRefund } from './order-refund.ts';
import { deskRefundMoves, refundFilters } from './refund-states.ts';

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
  /** How often it was sent. */
  tries: z.int().min(0),
  /** Why it has not gone: the provider's code or a `RefundTrouble`; empty where nothing stood in the way. */
  trouble: z.string(),
  /** When it is sent next. */
  next_at: z.string(),
  /** The administrator who paid it by hand or said what became of it, and what they wrote. */
  settled_by: z.string(),
  note: z.string(),
  /** Whether it may be sent now, and where the desk may move it to. */
  may_retry: z.boolean(),
  moves: z.array(z.enum(deskRefundMoves)),
});
export type AdminRefund = z.infer<typeof AdminRefund>;
