import { DomainError, type OutboxEntry } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { Booking } from './booking.model.ts';
import { writeOver } from './booking.queries.ts';
import type { PlainBooking } from '../domain/booking.ts';

/** What becomes of a booking, and the news of it. */
export interface Amendment {
  readonly set: Partial<PlainBooking>;
  readonly events?: readonly OutboxEntry[];
}

/** How often a decision is taken anew when somebody else was faster. */
const attempts = 10;

/**
 * A change the provider or the clock makes to a booking, in one conditional update: decide on what is there,
 * write only over exactly that, decide anew where somebody was faster (design §4). A decision of null changes
 * nothing. @returns the booking after the change; null when there is none or nothing was to be changed
 * @throws DomainError service_unavailable when every attempt lost
 */
export const amendBooking = async (
  context: BookingContext,
  find: () => Promise<Booking | null>,
  decide: (booking: Booking) => Amendment | null,
): Promise<Booking | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const booking = await find();
    const amendment = booking && decide(booking);
    if (!booking || !amendment) return null;
    const set = { ...amendment.set, mod_date: context.now() };
    const after = await writeOver(context.bookings, booking, [booking.txn_type], set, amendment.events ?? []);
    if (after) {
      context.relay.nudge();
      return after;
    }
  }
  throw new DomainError('service_unavailable');
};
