import type { TxnType } from '@narae/contracts';
import type { OutboxEntry } from '@narae/service-kit';
import type { PlainBooking } from '../domain/booking.ts';
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

/** A member's cart, newest first. */
export const findCart = (bookings: Bookings, mem_id: string): Promise<Booking[]> =>
  bookings.find({ mem_id, in_cart: true }).sort({ reg_date: -1, cart_id: -1 }).lean<Booking[]>().exec();

/** A member's bookings in given states, last changed first. */
export const findByState = (
  bookings: Bookings,
  mem_id: string,
  states: readonly TxnType[],
  where: { open?: true } = {},
): Promise<Booking[]> =>
  bookings
    .find({ ...where, mem_id, txn_type: { $in: states } })
    .sort({ mod_date: -1, cart_id: -1 })
    .lean<Booking[]>()
    .exec();

/**
 * Writes a change over exactly the booking it was decided on; null when somebody was faster.
 * The only way a booking of the shopper's half changes.
 */
export const writeOver = (
  bookings: Bookings,
  booking: Booking,
  allowed: readonly TxnType[],
  set: Partial<PlainBooking>,
  events: readonly OutboxEntry[],
): Promise<Booking | null> =>
  bookings
    .findOneAndUpdate(
      {
        cart_id: booking.cart_id,
        mem_id: booking.mem_id,
        version: booking.version,
        txn_type: { $in: allowed },
      },
      { $set: set, $inc: { version: 1 }, $push: { outbox: { $each: events } } },
      { returnDocument: 'after' },
    )
    .lean<Booking>()
    .exec();
