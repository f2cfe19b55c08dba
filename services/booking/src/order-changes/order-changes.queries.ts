import type { Booking, bookingModel } from '../shared/booking.model.ts';

/** Bookings with a change that was to be paid by now. */
export const findOverdue = (
  bookings: ReturnType<typeof bookingModel>,
  now: Date,
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ dues: { $elemMatch: { kind: { $ne: 'balance' }, check_at: { $lte: now } } } })
    .limit(limit)
    .lean<Booking[]>()
    .exec();
