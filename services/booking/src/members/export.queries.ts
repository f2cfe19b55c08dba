import type { CustomTrip, customTripModel } from '../custom-travel/index.ts';
import type { Reservation, reservationModel } from '../events/index.ts';
import type { Booking, bookingModel } from '../kernel/index.ts';

/** Ordered by number. */
export const findBookingsAfter = (
  bookings: ReturnType<typeof bookingModel>,
  mem_id: string,
  after: string,
  limit: number,
): Promise<Booking[]> =>
  bookings
    .find({ mem_id, cart_id: { $gt: after } })
    .sort({ cart_id: 1 })
    .limit(limit)
    .lean<Booking[]>()
    .exec();

/** Ordered by number. */
export const findReservationsAfter = (
  reservations: ReturnType<typeof reservationModel>,
  mem_id: string,
  after: string,
  limit: number,
): Promise<Reservation[]> =>
  reservations
    .find({ mem_id, event_rv_id: { $gt: after } })
    .sort({ event_rv_id: 1 })
    .limit(limit)
    .lean<Reservation[]>()
    .exec();

/** Ordered by number. */
export const findTripsAfter = (
  trips: ReturnType<typeof customTripModel>,
  mem_id: string,
  after: string,
  limit: number,
): Promise<CustomTrip[]> =>
  trips
    .find({ mem_id, request_id: { $gt: after } })
    .sort({ request_id: 1 })
    .limit(limit)
    .lean<CustomTrip[]>()
    .exec();
