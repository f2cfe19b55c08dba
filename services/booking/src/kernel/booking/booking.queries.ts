import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import type { PlainBooking, Booking, bookingModel } from './booking.model.ts';
import type { HistoryEntry } from './booking-parts.model.ts';

/** The newest moments are kept, to bound the document. */
const HISTORY_LENGTH = 200;

type Bookings = ReturnType<typeof bookingModel>;

/** A booking's own number, or that of something that lies in it. */
export type BookingAddress =
  | { cart_id: string }
  | { order_id: string }
  | { 'options.opt_id': string }
  | { 'rooms.hotel_cart_id': string }
  | { 'travellers.rv_mem_id': string }
  | { 'files.mem_file_id': string };

/** One booking of a member; another member's counts as absent. */
export const findOwn = (
  bookings: Bookings,
  mem_id: string,
  address: BookingAddress,
): Promise<Booking | null> =>
  bookings
    .findOne({ ...address, mem_id })
    .lean<Booking>()
    .exec();

export const findAllOf = (bookings: Bookings, mem_id: string): Promise<Booking[]> =>
  bookings.find({ mem_id }).lean<Booking[]>().exec();

/** Members' bookings of the named products, newest first. */
export const findAllOfProducts = (
  bookings: Bookings,
  { mem_ids, prod_ids }: { mem_ids: readonly string[]; prod_ids: readonly string[] },
): Promise<Booking[]> =>
  bookings
    .find({ mem_id: { $in: mem_ids }, prod_id: { $in: prod_ids } })
    .sort({ reg_date: -1, cart_id: -1 })
    .lean<Booking[]>()
    .exec();

/** A booking of any member: for jobs and providers' reports, not for callers. */
export const findBooking = (bookings: Bookings, cart_id: string): Promise<Booking | null> =>
  bookings.findOne({ cart_id }).lean<Booking>().exec();

/** An order of any member: for administrators. */
export const findByOrder = (bookings: Bookings, order_id: string): Promise<Booking | null> =>
  bookings.findOne({ order_id }).lean<Booking>().exec();

export const findByRefno = (bookings: Bookings, refno: string): Promise<Booking | null> =>
  bookings.findOne({ 'payments.refno': refno }).lean<Booking>().exec();

/** The fields to set, and what is added to the timeline, the outbox and the audit log. */
export interface BookingWrite {
  readonly set: Partial<PlainBooking>;
  readonly events?: readonly OutboxEntry[];
  /** Moments that `set` does not show (ORDER-13). */
  readonly history?: readonly HistoryEntry[];
  readonly audit?: readonly AuditEntry[];
}

/** Writes over exactly the booking it was decided on (ARCH-4); null when another write was faster. */
export const writeOver = (
  bookings: Bookings,
  { cart_id, mem_id, version, txn_type }: Booking,
  { set, events = [], history = [], audit = [], now }: BookingWrite & { readonly now: Date },
): Promise<Booking | null> =>
  bookings
    .findOneAndUpdate(
      { cart_id, mem_id, version, txn_type },
      {
        $set: { ...set, mod_date: now },
        $inc: { version: 1 },
        $push: {
          outbox: { $each: events },
          ...(history.length > 0 && { history: { $each: history, $slice: -HISTORY_LENGTH } }),
          ...(audit.length > 0 && { audit: { $each: audit } }),
        },
      },
      { returnDocument: 'after' },
    )
    .lean<Booking>()
    .exec();

export const findOpenOf = (bookings: Bookings, mem_id: string, prod_id: string): Promise<Booking | null> =>
  bookings.findOne({ mem_id, prod_id, open: true }).lean<Booking>().exec();

/** Gives a booking away. @throws duplicate-key error where the member has an unpaid row of the product */
export const giveBooking = (
  bookings: Bookings,
  cart_id: string,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  bookings.updateOne({ cart_id, mem_id: from }, { $set: { mem_id: into }, $inc: { version: 1 } }).exec();
