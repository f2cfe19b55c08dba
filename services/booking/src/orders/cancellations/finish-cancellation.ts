import { TxnType } from '@narae/contracts';
import type { OrdersContext } from '../context.ts';
import { claimOf, releaseClaim, shrinkPaidClaim } from '../../inventory/index.ts';
import { type Booking, changeBooking, findBooking, isAgreed, seatsOf } from '../../kernel/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import { findSeatsDue } from './cancellation.queries.ts';

/** Orders dealt with in one turn of the job. */
const atOnce = 100;

/** How many seats an order still has a right to. */
const seatsKept = (booking: Booking): number =>
  booking.txn_type === TxnType.Cancelled || !isAgreed(booking) ? 0 : seatsOf(booking);

/** @returns whether the order holds no more seats than it has a right to: others may have changed the ledger all the while */
const returnSeats = async (context: OrdersContext, booking: Booking): Promise<boolean> => {
  const seats = seatsKept(booking);
  if (seats === 0) await releaseClaim(context, booking, { paidToo: true });
  else await shrinkPaidClaim(context, { ...booking, seats });
  const claim = await claimOf(context, booking);
  return (claim?.count ?? 0) <= seats;
};

/**
 * What follows from a cancellation that is stored: its seats go back, and its refunds are sent (REFUND-2). Every step may be
 * repeated and happens once, so that the job finishes what a process which died has left.
 * @returns false where seats could not be given back: they stay due, and the job tries again
 */
export const finishCancellation = async (context: OrdersContext, cart_id: string): Promise<boolean> => {
  const find = () => findBooking(context.bookings, cart_id);
  const booking = await find();
  if (!booking?.seats_due_at) return true;
  const returned = await returnSeats(context, booking);
  if (returned)
    // Another cancellation may have been decided meanwhile: its own seats are still due then.
    await changeBooking(context, find, (current) =>
      current.seats_due_at && seatsKept(current) === seatsKept(booking)
        ? { set: { seats_due_at: null } }
        : null,
    );
  await sendRefunds(context, cart_id);
  return returned;
};

/** Finishes what processes that died have left of cancellations. @returns how many orders */
export const finishCancellations = async (context: OrdersContext): Promise<number> => {
  const turns = context.turnsOf('a cancellation could not be finished');
  return turns.each(
    await findSeatsDue(context.bookings, turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => finishCancellation(context, cart_id),
  );
};
