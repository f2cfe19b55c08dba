import type { PaymentAttempt } from '../domain/booking.ts';
import type { Booking, bookingModel } from '../shared/booking.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** The booking behind a payment reference. */
export const findByRefno = (bookings: Bookings, refno: string): Promise<Booking | null> =>
  bookings.findOne({ 'payments.refno': refno }).lean<Booking>().exec();

/** A booking by itself, whosever it is: for what the clock and the provider do, not for callers. */
export const findBooking = (bookings: Bookings, cart_id: string): Promise<Booking | null> =>
  bookings.findOne({ cart_id }).lean<Booking>().exec();

/** Bookings with a payment the recovery job must look after by now. */
export const findPaymentsDue = (bookings: Bookings, now: Date, limit: number): Promise<Booking[]> =>
  bookings
    .find({ 'payments.check_at': { $lte: now } })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

/** Bookings whose hold, as the screens show it, has ended. */
export const findHoldsDue = (bookings: Bookings, now: Date, limit: number): Promise<Booking[]> =>
  bookings
    .find({ hold_expires_at: { $lte: now } })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

/**
 * Takes an attempt as it was found for one process, until a moment: whoever comes second finds it taken. It counts as
 * a change of the booking, so that nobody who has read it before writes over it. @returns whether it was free
 */
export const claimAttempt = async (
  bookings: Bookings,
  { refno, status }: Pick<PaymentAttempt, 'refno' | 'status'>,
  now: Date,
  until: Date,
): Promise<boolean> => {
  // Null matches an absent field too.
  const free = { $or: [{ asked_until: null }, { asked_until: { $lte: now } }] };
  const { modifiedCount } = await bookings.updateOne(
    { payments: { $elemMatch: { refno, status, ...free } } },
    { $set: { 'payments.$.asked_until': until }, $inc: { version: 1 } },
  );
  return modifiedCount === 1;
};

/** Has every attempt that waits for being looked after later looked after at `now`. */
export const bringChecksForward = async (bookings: Bookings, now: Date): Promise<void> => {
  const later = { $gt: now };
  await bookings.updateMany(
    { 'payments.check_at': later },
    { $set: { 'payments.$[waiting].check_at': now } },
    { arrayFilters: [{ 'waiting.check_at': later }], timestamps: false },
  );
};
