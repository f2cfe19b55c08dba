import type {
  Currency,
  DocumentFlags,
  DueKind,
  DueState,
  LocalizedText,
  HotelType,
  MemType,
  PartyCounts,
  PayType,
  RefundReason,
  TravellerFileType,
  TxnType,
} from '@narae/contracts';
import type {
  Cancellation,
  CheckIn,
  HistoryEntry,
  PapersCheck,
  Refund,
  StoredPicture,
} from './booking-parts.ts';
import type { Agreement, PriceSnapshot } from './price-snapshot.ts';

/** Price as of the choice, in KRW. */
export interface BookingOption {
  opt_id: string;
  opt_code: string;
  names: LocalizedText;
  origin_price: number;
  participant_cnt: number;
  reg_date: Date;
  mod_date: Date;
}

export interface BookingRoom {
  hotel_cart_id: string;
  hotel_dtl_id: string;
  hotel_type: HotelType;
  names: LocalizedText;
  origin_hotel_price: number;
  personnel_cnt: number;
  reg_date: Date;
  mod_date: Date;
}

export interface BookingTraveller {
  rv_mem_id: string;
  mem_type: MemType;
  /** Person index within the category, from 1. */
  sort_order: number;
  mem_nm: string;
  /** Passport and visa number and city, encrypted (ORDER-12); absent where none was given. */
  particulars?: string;
}

export interface BookingFile extends StoredPicture {
  mem_file_id: string;
  mem_type: MemType;
  sort_order: number;
  file_type: TravellerFileType;
  /** Of this very picture: its replacement has none (DOC-11). */
  check?: PapersCheck | null;
}

/** Never shown to the member (ORDER-17). */
export interface OrderNote {
  note_id: string;
  /** mem_id of the administrator. */
  by: string;
  at: Date;
  text: string;
}

/**
 * `authenticated`: one process asks the provider to approve, which alone moves money (PAY-10).
 * `authorised`: the verified report is stored, seats are not settled; recovery finishes it after a crash.
 */
export type PaymentStatus =
  'started' | 'authenticated' | 'authorised' | 'paid' | 'declined' | 'closed' | 'refund-due' | 'refunded';

interface Consent {
  terms_version: string;
  agreed_at: Date;
}

/** `refno` is unique over all orders. */
export interface PaymentAttempt {
  refno: string;
  /** Returned by the paying browser; absent on older attempts (PAY-15). */
  return_token?: string;
  pay_type: PayType;
  status: PaymentStatus;
  /** As sent to the provider (CNY for CNH). */
  reqcur: string;
  /** Decimal string as sent. */
  reqamt: string;
  /** Absent where it pays for the order itself (ORDER-15). */
  due_id?: string;
  /** As sent, to compare later reports with. */
  fields: Record<string, string>;
  transid?: string;
  rescode?: string;
  /** In the form of `reqamt`, where another amount was taken; it goes back (PAY-10). */
  taken_amt?: string;
  refund_refno?: string;
  refund_reason?: RefundReason;
  started_at: Date;
  /** The shopper is back and the provider has not reported since then. */
  checking_since?: Date | null;
  /** At the last question nobody had arrived at the provider with it. */
  unheard?: boolean;
  settled_at?: Date;
  /** For the recovery job; absent once nothing is open. */
  check_at?: Date | null;
  /** One process talks to the provider about it until then. */
  asked_until?: Date | null;
}

/** Something more to pay on a paid order, and the change it pays for (ORDER-15). */
export interface Due {
  /** Unique over all orders: the order's number, `-D`, and a count from 1. */
  due_id: string;
  kind: DueKind;
  state: DueState;
  currency: Currency;
  /** Whole units. */
  amount: number;
  /** Before conversion, in KRW: UnionPay charges it for CNH (PAY-10). */
  origin_amount: number;
  names?: { rv_mem_id: string; mem_nm: string }[];
  /** The new choice with its price, and the party it is for. */
  extras?: { party: PartyCounts; options: BookingOption[]; rooms: BookingRoom[]; price: PriceSnapshot };
  made_at: Date;
  due_by: Date;
  /** For the job that ends changes; null once decided. */
  check_at: Date | null;
  settled_at?: Date;
}

/** Starts as a cart row and lives on as an order; what must change together lies in it. */
export interface PlainBooking {
  cart_id: string;
  /** Hash of the creating call's Idempotency-Key: a repeat is answered with this row (CALL-5). */
  made_by?: string;
  /** Hash of that call's input: the key with other input is an error (CALL-5). */
  made_from?: string;
  order_id: string | null;
  mem_id: string;
  prod_id: string;
  txn_type: TxnType;
  /** Counts every change; guards and events carry it. */
  version: number;
  /** A paid item that is deleted only leaves the cart. */
  in_cart: boolean;
  /** Unique per member and product: in_cart and not yet paid. */
  open: boolean;
  lan_tp: string;
  party: PartyCounts;
  options: BookingOption[];
  rooms: BookingRoom[];
  buyername: string;
  tel: string;
  /** 010 for a mobile, from old clients. */
  tel_kind?: string;
  email: string;
  area: string;
  travellers: BookingTraveller[];
  /** Unsaved input of the traveller screen, encrypted (ORDER-10). */
  draft?: string | null;
  files: BookingFile[];
  documents: DocumentFlags;
  price: PriceSnapshot | null;
  /** The last confirmation's terms while a change has put the booking back in N (MONEY-6). */
  agreement?: Agreement | null;
  /** A copy for the screens; the ledger's claim counts. */
  hold_expires_at: Date | null;
  hold_started_at: Date | null;
  hold_extended: boolean;
  payments: PaymentAttempt[];
  /** Consent when last going to pay (PAY-16); absent from old clients. */
  consent?: Consent | null;
  /** The transactions of `payments`, for an index unique over all orders. */
  transids?: string[];
  /** Oldest first; the last is open while the order is PR (REFUND-2). */
  cancellations?: Cancellation[];
  /** Seats of cancelled travellers are to be given back since then; null once done (REFUND-2). */
  seats_due_at?: Date | null;
  /** Payments beside the order's own; at most one change and the balance are open (ORDER-15, MONEY-12). */
  dues?: Due[];
  /** Refunds (REFUND-6), further moments (ORDER-13), tickets shown at the gate (TICKET-4). */
  refunds?: Refund[];
  history?: HistoryEntry[];
  check_ins?: CheckIn[];
  /** Oldest first. */
  notes?: OrderNote[];
  reg_date: Date;
  mod_date: Date;
}
