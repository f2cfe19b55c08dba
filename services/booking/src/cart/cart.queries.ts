import type { OutboxEntry } from '@narae/service-kit';
import type { PlainBooking } from '../domain/booking.ts';
import type { Booking, bookingModel } from '../shared/booking.model.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** A member's cart, newest first. */
export const findCart = (bookings: Bookings, mem_id: string): Promise<Booking[]> =>
  bookings.find({ mem_id, in_cart: true }).sort({ reg_date: -1, cart_id: -1 }).lean<Booking[]>().exec();

/** Whether a member has an unpaid row of a product. */
export const hasOpenRow = async (bookings: Bookings, mem_id: string, prod_id: string): Promise<boolean> =>
  (await bookings.exists({ mem_id, prod_id, open: true })) !== null;

/** Stores a new row with its events. @throws the duplicate-key error where the member has an open row of the product */
export const insertRow = async (
  bookings: Bookings,
  row: PlainBooking,
  events: OutboxEntry[],
): Promise<void> => {
  await bookings.create({ ...row, outbox: events });
};
