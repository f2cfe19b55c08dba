import type { BookingContext } from '../context.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { statesAllowing } from '../domain/booking-state.rules.ts';
import { amendBooking } from '../shared/amend-booking.ts';
import { copyOf, holdSeats } from './hold-seats.ts';
import { holdEvent } from '../shared/order.events.ts';
import { payableOrder } from './find-payable-order.ts';
import { releaseClaim } from '../seats/seat-claims.ts';

/**
 * The member goes to pay: the party's seats are theirs until a deadline. Coming back while the hold runs
 * changes nothing (decisions, "Seats are held, not hoped for").
 * @returns when the seats go back
 * @throws DomainError cart_not_found | already_paid | order_not_ready | product_not_in_progress | seats_not_enough
 */
export const takeOrderHold = async (
  context: BookingContext,
  mem_id: string,
  cart_id: string,
): Promise<Date> => {
  const { booking } = await payableOrder(context, mem_id, cart_id);
  const hold = await holdSeats(context, booking, 'look');
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  let mayHold = true;
  await amendBooking(context, find, (current) => {
    mayHold = current.open && statesAllowing('hold').includes(current.txn_type);
    const known = current.hold_expires_at?.getTime() === hold.until.getTime();
    if (!mayHold || known) return null;
    return { set: copyOf(hold), events: [holdEvent('held', current)] };
  });
  // The order was taken back while its seats were being held.
  if (!mayHold) await releaseClaim(context, booking);
  return hold.until;
};
