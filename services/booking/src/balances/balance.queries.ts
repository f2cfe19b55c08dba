import type { Booking, bookingModel } from '../shared/booking.model.ts';

/** Orders of whose open balance something is due by now, the longest waiting first (MONEY-12). */
export const findBalancesDue = (
  bookings: ReturnType<typeof bookingModel>,
  now: Date,
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ dues: { $elemMatch: { kind: 'balance', check_at: { $lte: now } } } })
    .sort({ 'dues.check_at': 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();
