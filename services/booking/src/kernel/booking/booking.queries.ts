import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import type { PlainBooking } from '../domain/booking.ts';
import { HISTORY_LENGTH, type HistoryEntry } from '../domain/booking-parts.ts';
import type { Booking, bookingModel } from './booking.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** How a caller names one of their bookings: by itself or by something that lies in it. */
export type BookingAddress =
  | { cart_id: string }
  | { order_id: string }
  | { 'options.opt_id': string }
  | { 'rooms.hotel_cart_id': string }
  | { 'travellers.rv_mem_id': string }
  | { 'files.mem_file_id': string };

/** One booking of a member; somebody else's is as absent as one that never was. */
export const findOwn = (
  bookings: Bookings,
  mem_id: string,
  address: BookingAddress,
): Promise<Booking | null> =>
  bookings
    .findOne({ ...address, mem_id })
    .lean<Booking>()
    .exec();

/** Every booking a member ever had. */
export const findAllOf = (bookings: Bookings, mem_id: string): Promise<Booking[]> =>
  bookings.find({ mem_id }).lean<Booking[]>().exec();

/** Members' bookings of the named products, newest first; a member is looked through by their index. */
export const findAllOfProducts = (
  bookings: Bookings,
  { mem_ids, prod_ids }: { mem_ids: readonly string[]; prod_ids: readonly string[] },
): Promise<Booking[]> =>
  bookings
    .find({ mem_id: { $in: mem_ids }, prod_id: { $in: prod_ids } })
    .sort({ reg_date: -1, cart_id: -1 })
    .lean<Booking[]>()
    .exec();

/** A booking by itself, whosever it is: for what the clock and the provider do, not for callers. */
export const findBooking = (bookings: Bookings, cart_id: string): Promise<Booking | null> =>
  bookings.findOne({ cart_id }).lean<Booking>().exec();

/** An order by its number, whosever it is: for administrators. */
export const findByOrder = (bookings: Bookings, order_id: string): Promise<Booking | null> =>
  bookings.findOne({ order_id }).lean<Booking>().exec();

/** The booking behind a payment reference. */
export const findByRefno = (bookings: Bookings, refno: string): Promise<Booking | null> =>
  bookings.findOne({ 'payments.refno': refno }).lean<Booking>().exec();

/** What is to become of a booking: what is set, and what is added to its timeline, its outbox and the audit log. */
export interface BookingWrite {
  readonly set: Partial<PlainBooking>;
  readonly events?: readonly OutboxEntry[];
  /** Moments that nothing in `set` tells (ORDER-13). */
  readonly history?: readonly HistoryEntry[];
  readonly audit?: readonly AuditEntry[];
}

/**
 * Writes a change and its events over exactly the booking it was decided on (ARCH-4); null when somebody was faster.
 * @param now becomes the time of the last change
 */
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

/** A member's unpaid row of a product, the one the index lets them have. */
export const findOpenOf = (bookings: Bookings, mem_id: string, prod_id: string): Promise<Booking | null> =>
  bookings.findOne({ mem_id, prod_id, open: true }).lean<Booking>().exec();

/** Makes one member's booking another's. @throws the duplicate-key error where the other has an unpaid row of the product */
export const giveBooking = (
  bookings: Bookings,
  cart_id: string,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<unknown> =>
  bookings.updateOne({ cart_id, mem_id: from }, { $set: { mem_id: into }, $inc: { version: 1 } }).exec();
