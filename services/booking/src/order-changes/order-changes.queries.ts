import type { Booking, bookingModel } from '../shared/booking.model.ts';

/** Bookings with a change that was to be paid by now, the longest waiting first. */
export const findOverdue = (
  bookings: ReturnType<typeof bookingModel>,
  now: Date,
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ dues: { $elemMatch: { kind: { $ne: 'balance' }, check_at: { $lte: now } } } })
    .sort({ 'dues.check_at': 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();
