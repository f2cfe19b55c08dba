import type {
  CancelCause,
  CancelQuote,
  CancelState,
  Currency,
  DueKind,
  DueState,
  PartyCounts,
  PayType,
  RefundCause,
  RefundReason,
  RefundState,
} from '@narae/contracts';
import {
  clearable,
  flag,
  list,
  moment,
  notRequired,
  number,
  optional,
  orNull,
  part,
  plainData,
  storedAs,
  text,
  type StoredOf,
} from '@narae/service-kit';
import type { PriceSnapshot } from '../domain/price-snapshot.ts';
import type { BookingOption, BookingRoom } from './booking-parts.model.ts';

/**
 * `authenticated`: one process asks the provider to approve, which alone moves money (PAY-10).
 * `authorised`: the verified report is stored, seats are not settled; recovery finishes it after a crash.
 */
export type PaymentStatus =
  'started' | 'authenticated' | 'authorised' | 'paid' | 'declined' | 'closed' | 'refund-due' | 'refunded';

export const attempt = notRequired({
  /** Unique over all orders. */
  refno: text(),
  /** Returned by the paying browser; absent on older attempts (PAY-15). */
  return_token: optional(text()),
  pay_type: text<PayType>(),
  status: text<PaymentStatus>(),
  /** As sent to the provider (CNY for CNH). */
  reqcur: text(),
  /** Decimal string as sent. */
  reqamt: text(),
  /** Absent where it pays for the order itself (ORDER-15). */
  due_id: optional(text()),
  /** As sent, to compare later reports with. */
  fields: plainData<Record<string, string>>(),
  transid: optional(text()),
  rescode: optional(text()),
  /** In the form of `reqamt`, where another amount was taken; it goes back (PAY-10). */
  taken_amt: optional(text()),
  refund_refno: optional(text()),
  refund_reason: optional(text<RefundReason>()),
  started_at: moment(),
  /** The shopper is back and the provider has not reported since then. */
  checking_since: clearable(moment()),
  /** At the last question nobody had arrived at the provider with it. */
  unheard: optional(flag()),
  settled_at: optional(moment()),
  /** For the recovery job; absent once nothing is open. */
  check_at: clearable(moment()),
  /** One process talks to the provider about it until then. */
  asked_until: clearable(moment()),
});
export type PaymentAttempt = StoredOf<typeof attempt>;

export const due = notRequired({
  /** Unique over all orders: the order's number, `-D`, and a count from 1. */
  due_id: text(),
  kind: text<DueKind>(),
  state: text<DueState>(),
  currency: text<Currency>(),
  /** Whole units. */
  amount: number(),
  /** Before conversion, in KRW: UnionPay charges it for CNH (PAY-10). */
  origin_amount: number(),
  names: optional(list(part(notRequired({ rv_mem_id: text(), mem_nm: text() })))),
  /** The new choice with its price, and the party it is for. */
  extras:
    optional(
      plainData<{
        party: PartyCounts;
        options: BookingOption[];
        rooms: BookingRoom[];
        price: PriceSnapshot;
      }>(),
    ),
  /** The departure to move to, what the order costs there, and what cancelling returned when it was asked for (ORDER-20). */
  move: optional(
    plainData<{
      from: string;
      prod_id: string;
      party: PartyCounts;
      price: PriceSnapshot;
      difference: number;
      refund_pct_most: number;
    }>(),
  ),
  /** Of the seats a move has at its new departure while it is paid; the ledger's claim counts. */
  hold: clearable(part(notRequired({ started_at: moment(), until: moment(), extended: flag() }))),
  made_at: moment(),
  due_by: moment(),
  /** For the job that ends changes; null once decided. */
  check_at: storedAs<Date | null>({ type: Date }),
  settled_at: optional(moment()),
});
/** Something more to pay on a paid order, and the change it pays for (ORDER-15). */
export type Due = StoredOf<typeof due>;

export const refund = notRequired({
  /** Unique over all orders: order number, hyphen, count from 1; compensations have `C` and their own. */
  refund_id: text(),
  cause: text<RefundCause>(),
  /** Of an automatic refund (REFUND-1). */
  reason: optional(text<RefundReason>()),
  /** The `cancel_no` it follows from. */
  cancel_no: optional(number()),
  state: text<RefundState>(),
  /** The payment it goes back to; null for a compensation, paid by the desk. */
  refno: orNull(text()),
  /** The provider's key, stored before sending: a repeat is the same refund. Empty for a compensation. */
  refund_refno: text(),
  /** As the payment's `reqcur`. */
  reqcur: text(),
  /** Decimal text in the form of the payment's `reqamt`. */
  amount: text(),
  attempts: number(),
  /** Of the last failed try: the provider's code, or a `RefundTrouble`. */
  last_error: optional(text()),
  made_at: moment(),
  settled_at: optional(moment()),
  /** The administrator who settled it by hand. */
  settled_by: optional(text()),
  note: optional(text()),
  /** Null once nothing is to be sent. */
  check_at: clearable(moment()),
  /** One process talks to the provider until then; once past, it died and the refund's state is unknown. */
  asked_until: clearable(moment()),
});
/** Money that goes back (REFUND-6). */
export type Refund = StoredOf<typeof refund>;

export const cancellation = notRequired({
  /** From 1 within the order. */
  cancel_no: number(),
  state: text<CancelState>(),
  /** Absent where the member asked (MONEY-12). */
  cause: optional(text<CancelCause>()),
  whole: flag(),
  /** The travellers who cancel; all for the whole order. */
  rv_mem_ids: list(text()),
  reason: text(),
  /** Percent as of the request, not of the decision. */
  pct: number(),
  sums: plainData<CancelQuote['sums']>(),
  /** The cancelled part of the charge; absent for the whole order. */
  share: optional(plainData<{ part: number; of: number }>()),
  asked_at: moment(),
  decided_at: optional(moment()),
  /** Absent where the shop decided, or the member withdrew. */
  decided_by: optional(text()),
  /** The desk's text for the member. */
  answer: optional(text()),
});
/** Kept on the order with its quote (REFUND-2). */
export type Cancellation = StoredOf<typeof cancellation>;
