import type { TxnType } from '@narae/contracts';
import {
  clearable,
  dateGiven,
  flag,
  list,
  moment,
  notRequired,
  number,
  optional,
  orNull,
  part,
  plainData,
  storedAudit,
  storedModel,
  storedOutbox,
  text,
  textGiven,
  type StoredOf,
} from '@narae/service-kit';
import type { Agreement, PriceSnapshot } from '../domain/price-snapshot.ts';
import {
  checkIn,
  departureChange,
  file,
  historyEntry,
  leftDeparture,
  move,
  note,
  option,
  room,
  traveller,
} from './booking-parts.model.ts';
import { attempt, cancellation, due, refund } from './payment-parts.model.ts';

const plainBooking = {
  cart_id: text({ unique: true }),
  /** Hash of the creating call's Idempotency-Key: a repeat is answered with this row (CALL-5). */
  made_by: optional(text()),
  /** Hash of that call's input: the key with other input is an error (CALL-5). */
  made_from: optional(text()),
  order_id: orNull(text()),
  mem_id: text(),
  prod_id: text(),
  txn_type: text<TxnType>(),
  /** Counts every change; guards and events carry it. */
  version: number({ required: true, default: 1 }),
  /** A paid item that is deleted only leaves the cart. */
  in_cart: flag({ required: true, default: true }),
  /** Unique per member and product: in_cart and not yet paid. */
  open: flag({ required: true, default: true }),
  lan_tp: text(),
  party: part(
    notRequired({ adult_cnt: number(), teen_cnt: number(), children_cnt: number(), child_cnt: number() }),
  ),
  options: list(part(option)),
  rooms: list(part(room)),
  buyername: text({ default: '' }),
  tel: text({ default: '' }),
  /** 010 for a mobile, from old clients. */
  tel_kind: optional(text()),
  email: text({ default: '' }),
  area: text({ default: '' }),
  travellers: list(part(traveller)),
  /** Unsaved input of the traveller screen, encrypted (ORDER-10). */
  draft: optional(orNull(text())),
  files: list(part(file)),
  documents: part(notRequired({ air_ticket: flag(), birth_certificate: flag() })),
  price: orNull(plainData<PriceSnapshot>()),
  /** The last confirmation's terms while a change has put the booking back in N (MONEY-6). */
  agreement: optional(orNull(plainData<Agreement>())),
  /** A copy for the screens; the ledger's claim counts. */
  hold_expires_at: orNull(moment()),
  hold_started_at: orNull(moment()),
  hold_extended: flag({ default: false }),
  payments: list(part(attempt)),
  /** Consent when last going to pay (PAY-16); absent from old clients. */
  consent: clearable(part(notRequired({ terms_version: text(), agreed_at: moment() }))),
  /** The transactions of `payments`, for an index unique over all orders. */
  transids: optional(list(text())),
  /** Oldest first; the last is open while the order is PR (REFUND-2). */
  cancellations: optional(list(part(cancellation))),
  /** Seats of cancelled travellers are to be given back since then; null once done (REFUND-2). */
  seats_due_at: clearable(moment()),
  /** Payments beside the order's own; at most one change and the balance are open (ORDER-15, MONEY-12). */
  dues: optional(list(part(due))),
  refunds: optional(list(part(refund))),
  /** Oldest first (ORDER-20). */
  moves: optional(list(part(move))),
  /** Empty once the seats there went back. */
  left: optional(list(part(leftDeparture))),
  /** Oldest first (ORDER-22). */
  departure_changes: optional(list(part(departureChange))),
  history: optional(list(part(historyEntry))),
  check_ins: optional(list(part(checkIn))),
  /** Oldest first. */
  notes: optional(list(part(note))),
  reg_date: moment(),
  mod_date: moment(),
};
/** Starts as a cart row and lives on as an order; what must change together lies in it. */
export type PlainBooking = StoredOf<typeof plainBooking>;

const booking = { ...plainBooking, audit: optional(storedAudit), outbox: storedOutbox };
/** A booking as stored, with its outbox and audit entries: what must change together is one document. */
export type Booking = StoredOf<typeof booking>;

const ofOrders = { order_id: textGiven };

export const bookingModel = storedModel(
  'Booking',
  'bookings',
  booking,
  [{ order_id: 1 }, { name: 'order_id_given', unique: true, partialFilterExpression: ofOrders }],
  [
    { mem_id: 1, prod_id: 1 },
    { unique: true, partialFilterExpression: { open: true } },
  ],
  [{ prod_id: 1 }, { partialFilterExpression: { open: true } }],
  [
    { made_by: 1, mem_id: 1 },
    { name: 'made_by_given', unique: true, partialFilterExpression: { made_by: textGiven } },
  ],
  [{ mem_id: 1, in_cart: 1, reg_date: -1 }],
  [{ 'options.opt_id': 1 }],
  [{ 'rooms.hotel_cart_id': 1 }],
  [{ 'travellers.rv_mem_id': 1 }],
  [{ 'files.mem_file_id': 1 }],
  [{ 'files.vault_id': 1 }],
  [
    { 'payments.refno': 1 },
    { name: 'refno_given', unique: true, partialFilterExpression: { 'payments.refno': textGiven } },
  ],
  // Not on `payments.transid`: attempts without one count as null, and two orders may have such attempts.
  [
    { transids: 1 },
    { name: 'transids_given', unique: true, partialFilterExpression: { transids: textGiven } },
  ],
  [{ hold_expires_at: 1 }],
  [{ 'payments.check_at': 1 }],
  [{ 'refunds.check_at': 1 }],
  // Sales of some days (ADMIN-1).
  [{ 'payments.settled_at': 1 }],
  [{ 'refunds.settled_at': 1 }],
  [{ seats_due_at: 1 }, { name: 'seats_due_at_given', partialFilterExpression: { seats_due_at: dateGiven } }],
  [{ 'cancellations.state': 1 }],
  [{ 'refunds.state': 1 }],
  [
    { 'refunds.refund_id': 1 },
    { name: 'refund_id_given', unique: true, partialFilterExpression: { 'refunds.refund_id': textGiven } },
  ],
  [{ 'dues.check_at': 1 }],
  [{ 'left.at': 1 }, { name: 'left_given', partialFilterExpression: { 'left.at': dateGiven } }],
  [{ txn_type: 1, mod_date: -1 }],
  [{ prod_id: 1, txn_type: 1 }],
  // The desk's list: orders by number within each of its filters (ORDER-16).
  ...['txn_type', 'prod_id', 'mem_id', 'email', 'travellers.mem_nm', 'files.check.outcome'].map(
    (by) =>
      [
        { [by]: 1, order_id: -1 },
        { name: `${by}_of_orders`, partialFilterExpression: ofOrders },
      ] as const,
  ),
);
