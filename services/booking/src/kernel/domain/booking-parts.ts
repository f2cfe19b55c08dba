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

export interface StoredPicture {
  /** Names the encrypted bytes in the vault. */
  vault_id: string;
  origin_file_name: string;
  mime: string;
  /** Of the upload; repeated name and content are rejected within an order or reservation (DOC-3). */
  sha256: string;
  reg_date: Date;
}

/** The decision on papers by the desk or an organiser (DOC-11, EVENT-9). */
export interface PapersCheck {
  outcome: 'accepted' | 'rejected';
  /** Null where accepted. */
  reason: RejectionReason | null;
  /** Text for the member; may be empty. */
  note: string;
  /** mem_id of the administrator. */
  by: string;
  at: Date;
}

export type PapersDecision =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'rejected'; readonly reason: RejectionReason; readonly note: string };

export const decided = (decision: PapersDecision): Omit<PapersCheck, 'by' | 'at'> => ({
  reason: null,
  note: '',
  ...decision,
});

export const isDecided = (
  check: PapersCheck | null | undefined,
  { outcome, reason, note }: Omit<PapersCheck, 'by' | 'at'>,
): boolean => check?.outcome === outcome && check.reason === reason && check.note === note;

/** Without the note, which may name people. */
export const auditedDecision = ({ outcome, reason }: Pick<PapersCheck, 'outcome' | 'reason'>): string =>
  reason === null ? outcome : `${outcome}: ${reason}`;

/** A ticket shown at the gate, and the answer (TICKET-4). */
export interface CheckIn {
  /** Made on the device, to recognise repeats. */
  scan_id: string;
  rv_mem_id: string;
  ticket_no: string;
  outcome: Extract<ScanOutcome, 'ok' | 'second'>;
  /** By the device's clock, never later than `received_at`. */
  at: Date;
  received_at: Date;
  gate: string;
  how: ScanHow;
  /** mem_id of the gate's staff. */
  by: string;
  /** This gate let them in too, because it was offline. */
  conflict?: boolean;
  undone?: { at: Date; by: string; reason: string };
}

/** Bounds the document: scans have no limit of their own. */
export const CHECK_INS_PER_TICKET = 20;

/** A moment that no other field shows (ORDER-13). */
export interface HistoryEntry {
  what: OrderStepName;
  by: OrderStepBy;
  at: Date;
  /** A number such as a traveller's, never a name. */
  about?: string;
}

/** The newest moments are kept, to bound the document. */
export const HISTORY_LENGTH = 200;

/** Money that goes back (REFUND-6). */
export interface Refund {
  /** Unique over all orders: order number, hyphen, count from 1; compensations have `C` and their own. */
  refund_id: string;
  cause: RefundCause;
  /** Of an automatic refund (REFUND-1). */
  reason?: RefundReason;
  /** The `cancel_no` it follows from. */
  cancel_no?: number;
  state: RefundState;
  /** The payment it goes back to; null for a compensation, paid by the desk. */
  refno: string | null;
  /** The provider's key, stored before sending: a repeat is the same refund. Empty for a compensation. */
  refund_refno: string;
  /** As the payment's `reqcur`. */
  reqcur: string;
  /** Decimal text in the form of the payment's `reqamt`. */
  amount: string;
  attempts: number;
  /** Of the last failed try: the provider's code, or a `RefundTrouble`. */
  last_error?: string;
  made_at: Date;
  settled_at?: Date;
  /** The administrator who settled it by hand. */
  settled_by?: string;
  note?: string;
  /** Null once nothing is to be sent. */
  check_at?: Date | null;
  /** One process talks to the provider until then; once past, it died and the refund's state is unknown. */
  asked_until?: Date | null;
}

/** Kept on the order with its quote (REFUND-2). */
export interface Cancellation {
  /** From 1 within the order. */
  cancel_no: number;
  state: CancelState;
  /** Absent where the member asked (MONEY-12). */
  cause?: CancelCause;
  whole: boolean;
  /** The travellers who cancel; all for the whole order. */
  rv_mem_ids: string[];
  reason: string;
  /** Percent as of the request, not of the decision. */
  pct: number;
  sums: CancelQuote['sums'];
  /** The cancelled part of the charge; absent for the whole order. */
  share?: { part: number; of: number };
  asked_at: Date;
  decided_at?: Date;
  /** Absent where the shop decided, or the member withdrew. */
  decided_by?: string;
  /** The desk's text for the member. */
  answer?: string;
}
