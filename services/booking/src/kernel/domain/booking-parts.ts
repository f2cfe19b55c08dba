import type {
  RejectionReason,
  ScanHow,
  ScanOutcome,
  OrderStepBy,
  OrderStepName,
  RefundCause,
  RefundReason,
  RefundState,
  CancelCause,
  CancelQuote,
  CancelState,
} from '@narae/contracts';

/** A picture in the vault, as the document that names it remembers it. */
export interface StoredPicture {
  /** Under which its bytes lie, encrypted. */
  vault_id: string;
  origin_file_name: string;
  mime: string;
  /** Of the upload as it came: the same name and content twice in one order or reservation is rejected (DOC-3). */
  sha256: string;
  reg_date: Date;
}

/** What somebody at the desk or an organiser decided on papers (DOC-11, EVENT-9). */
export interface PapersCheck {
  outcome: 'accepted' | 'rejected';
  /** Null where they were accepted. */
  reason: RejectionReason | null;
  /** What they wrote to the member besides; empty where nothing was. */
  note: string;
  /** mem_id of the administrator. */
  by: string;
  at: Date;
}

/** A decision to be made: which way, and why. */
export type PapersDecision =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected'; readonly reason: RejectionReason; readonly note: string };

/** A decision as it is kept, but for who made it and when. */
export const decided = (decision: PapersDecision): Omit<PapersCheck, 'by' | 'at'> => ({
  reason: null,
  note: '',
  ...decision,
});

/** Whether the same was decided already: deciding it again changes nothing. */
export const isDecided = (
  check: PapersCheck | null | undefined,
  { outcome, reason, note }: Omit<PapersCheck, 'by' | 'at'>,
): boolean => check?.outcome === outcome && check.reason === reason && check.note === note;

/** How the audit log names a decision: without the note, which may name people. */
export const auditedDecision = ({ outcome, reason }: Pick<PapersCheck, 'outcome' | 'reason'>): string =>
  reason === null ? outcome : `${outcome}: ${reason}`;

/** A traveller's ticket shown at the gate, and what was said to it (TICKET-4). */
export interface CheckIn {
  /** Made on the device, so that a repeat is known. */
  scan_id: string;
  rv_mem_id: string;
  ticket_no: string;
  outcome: Extract<ScanOutcome, 'ok' | 'second'>;
  /** By the device's clock, never later than received_at. */
  at: Date;
  received_at: Date;
  gate: string;
  how: ScanHow;
  /** mem_id of who stood at the gate. */
  by: string;
  /** This gate let somebody in as well, because it had no network to ask. */
  conflict?: boolean;
  undone?: { at: Date; by: string; reason: string };
}

/** Scans an order keeps of one ticket: showing it again and again has no end, its document has. */
export const CHECK_INS_PER_TICKET = 20;

/** A moment of an order that nothing else on it tells (ORDER-13). */
export interface HistoryEntry {
  what: OrderStepName;
  by: OrderStepBy;
  at: Date;
  /** A number, such as a traveller's; nobody's name. */
  about?: string;
}

/** As many moments as an order keeps, the newest: what people can do to it has no end, its document has. */
export const HISTORY_LENGTH = 200;

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
