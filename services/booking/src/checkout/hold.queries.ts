import type { Booking, bookingModel } from '../shared/booking.model.ts';

/** Bookings whose hold, as the screens show it, has ended. */
export const findHoldsDue = (
  bookings: ReturnType<typeof bookingModel>,
  now: Date,
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ hold_expires_at: { $lte: now } })
    .limit(limit)
    .lean<Booking[]>()
    .exec();
