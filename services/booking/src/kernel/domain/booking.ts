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

/** A chosen option with its price as of the choice, in KRW. */
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

/** A document of a traveller. */
export interface BookingFile extends StoredPicture {
  mem_file_id: string;
  mem_type: MemType;
  sort_order: number;
  file_type: TravellerFileType;
  /** Of this very picture: another one takes its place without it (DOC-11). */
  check?: PapersCheck | null;
}

/** What the desk noted about an order; its member never sees it (ORDER-17). */
export interface OrderNote {
  note_id: string;
  /** mem_id of the administrator. */
  by: string;
  at: Date;
  text: string;
}

/**
 * `authenticated`: the shopper has authenticated themselves and one process asks the provider to approve, which alone moves
 * money (PAY-10). `authorised`: the provider's report is verified and stored, seats not yet settled; the recovery job finishes
 * it after a crash.
 */
export type PaymentStatus =
  'started' | 'authenticated' | 'authorised' | 'paid' | 'declined' | 'closed' | 'refund-due' | 'refunded';

/** The terms of use and privacy policy somebody has agreed to, and when. */
interface Consent {
  terms_version: string;
  agreed_at: Date;
}

/** One attempt to pay; `refno` is unique over all orders. */
export interface PaymentAttempt {
  refno: string;
  /** What the browser that paid brings back from the provider; absent on attempts of before there were any (PAY-15). */
  return_token?: string;
  pay_type: PayType;
  status: PaymentStatus;
  /** As sent to the provider (CNY for CNH). */
  reqcur: string;
  /** Decimal string as sent. */
  reqamt: string;
  /** The due it pays; absent where it pays for the order itself (ORDER-15). */
  due_id?: string;
  /** What was sent, to compare every later report with. */
  fields: Record<string, string>;
  transid?: string;
  rescode?: string;
  /** What the provider took, in the form of `reqamt`, where that is another amount; it goes back (PAY-10). */
  taken_amt?: string;
  refund_refno?: string;
  refund_reason?: RefundReason;
  started_at: Date;
  /** Since when its outcome is awaited: the shopper is back from the provider, which has not reported yet. */
  checking_since?: Date | null;
  /** The provider said when last asked that nobody has arrived there with it. */
  unheard?: boolean;
  settled_at?: Date;
  /** When the recovery job looks after it next; absent once nothing is open. */
  check_at?: Date | null;
  /** Until when one process talks to the provider about it; the others leave it alone meanwhile. */
  asked_until?: Date | null;
}

/** Something more to pay on an order that is paid already, and what paying it changes (ORDER-15). */
export interface Due {
  /** Unique over all orders: the order's number, `-D`, and a count from 1. */
  due_id: string;
  kind: DueKind;
  state: DueState;
  /** The order's. */
  currency: Currency;
  /** Whole units of it. */
  amount: number;
  /** The same before conversion, in KRW: what UnionPay charges for an order in CNH (PAY-10). */
  origin_amount: number;
  /** The names that travellers will have. */
  names?: { rv_mem_id: string; mem_nm: string }[];
  /** The choice as it will be with its price, and the party it was made for. */
  extras?: { party: PartyCounts; options: BookingOption[]; rooms: BookingRoom[]; price: PriceSnapshot };
  made_at: Date;
  /** Until when it can be paid. */
  due_by: Date;
  /** When the job that ends changes looks after it; null once it is decided. */
  check_at: Date | null;
  settled_at?: Date;
}

/** A booking: born as a cart row, lives on as an order. Everything that must change together lies in it. */
export interface PlainBooking {
  cart_id: string;
  /** Hash of the Idempotency-Key of the call that made the row: its repeat is answered with this row (CALL-5). */
  made_by?: string;
  /** Hash of that call's input: the key with other input is a mistake (CALL-5). */
  made_from?: string;
  order_id: string | null;
  mem_id: string;
  prod_id: string;
  txn_type: TxnType;
  /** Counts every change; guards and events carry it. */
  version: number;
  /** Shown in the cart; a paid item that is deleted leaves only the cart. */
  in_cart: boolean;
  /** True while in_cart and not yet paid: unique per member and product. */
  open: boolean;
  lan_tp: string;
  party: PartyCounts;
  options: BookingOption[];
  rooms: BookingRoom[];
  buyername: string;
  tel: string;
  /** 010 a mobile, as old clients choose it; absent where it was never chosen. */
  tel_kind?: string;
  email: string;
  area: string;
  travellers: BookingTraveller[];
  /** What has been typed on the traveller screen and is not saved yet, encrypted (ORDER-10). */
  draft?: string | null;
  files: BookingFile[];
  documents: DocumentFlags;
  price: PriceSnapshot | null;
  /** The terms of the last confirmation while the booking is back in N after a change (MONEY-6). */
  agreement?: Agreement | null;
  /** The current hold's end; the ledger's claim is the truth, this is its copy for the screens. */
  hold_expires_at: Date | null;
  hold_started_at: Date | null;
  hold_extended: boolean;
  payments: PaymentAttempt[];
  /** What the buyer agreed to when last going to pay (PAY-16); absent where an old client named no terms. */
  consent?: Consent | null;
  /** The provider's transactions of `payments`, once more in a row of their own: unique over all orders. */
  transids?: string[];
  /** Requests for cancellation, the oldest first; the last one is open while the order is PR (REFUND-2). */
  cancellations?: Cancellation[];
  /** Since when seats of cancelled travellers are to be given back; null once they are (REFUND-2). */
  seats_due_at?: Date | null;
  /** What was or is to be paid besides the order itself; at most one change and the balance are open (ORDER-15, MONEY-12). */
  dues?: Due[];
  /** Money that goes back (REFUND-6). */
  refunds?: Refund[];
  /** Moments that nothing else on the order tells (ORDER-13). */
  history?: HistoryEntry[];
  /** Tickets shown at the gate (TICKET-4). */
  check_ins?: CheckIn[];
  /** The desk's notes, the oldest first (ORDER-17). */
  notes?: OrderNote[];
  reg_date: Date;
  mod_date: Date;
}
