import type { RefundCause, RefundReason, RefundState } from '@narae/contracts';

/** Money that goes back, a row of its own on the order (REFUND-6). */
export interface Refund {
  /** Unique over all orders: the order's number, a hyphen, and a count from 1; of compensations `C` and a count of their own. */
  refund_id: string;
  cause: RefundCause;
  /** Of an automatic one (REFUND-1). */
  reason?: RefundReason;
  /** The request it follows from; its `cancel_no`. */
  cancel_no?: number;
  state: RefundState;
  /** The payment it goes back to; null for a compensation, which the desk pays. */
  refno: string | null;
  /** What the provider knows it by, stored before it is sent, so that a repetition is the same refund; empty for a compensation. */
  refund_refno: string;
  /** As the payment's `reqcur`. */
  reqcur: string;
  /** Decimal text in the form of the payment's `reqamt`. */
  amount: string;
  /** How often it was sent. */
  attempts: number;
  /** Of the last try that failed: the provider's code, or a `RefundTrouble`. */
  last_error?: string;
  made_at: Date;
  settled_at?: Date;
  /** The administrator who paid it by hand or said what became of it. */
  settled_by?: string;
  /** What they wrote about it, for the desk. */
  note?: string;
  /** When it is sent next; null once nothing is to be sent. */
  check_at?: Date | null;
  /**
   * Until when one process talks to the provider about it; the others leave it alone meanwhile. A moment that has passed: that
   * process died, and whether the provider heard of it is unknown.
   */
  asked_until?: Date | null;
}
