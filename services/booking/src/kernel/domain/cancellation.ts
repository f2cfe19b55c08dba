import type { CancelCause, CancelQuote, CancelState } from '@narae/contracts';

/** A request for cancellation, kept on the order with the quote it was made on (REFUND-2). */
export interface Cancellation {
  /** From 1 within the order. */
  cancel_no: number;
  state: CancelState;
  /** Where the shop cancelled by itself; absent where the member asked (MONEY-12). */
  cause?: CancelCause;
  whole: boolean;
  /** The travellers who are not to travel; all of them for the whole order. */
  rv_mem_ids: string[];
  reason: string;
  /** Percent of the moment of the request: it counts, not that of the decision. */
  pct: number;
  sums: CancelQuote['sums'];
  /** What part of the charge it is about; absent for the whole order. */
  share?: { part: number; of: number };
  asked_at: Date;
  decided_at?: Date;
  /** The administrator who decided; absent where the shop did, or the member withdrew. */
  decided_by?: string;
  /** What the desk wrote to the member. */
  answer?: string;
}
