import { TxnType } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import {
  claimOf,
  findHoldsDue,
  finishMove,
  ranOut,
  releaseClaim,
  runOutClaims,
  type SeatAddress,
} from '../../inventory/index.ts';
import { type Booking, changeBooking, findBooking, holdEvent, noHold, openDue } from '../../kernel/index.ts';
import { checkDueAttempts } from '../settle/check-attempt.ts';

/** Bookings in one round. */
const atOnce = 100;

/** Asks providers about payers first: a missing notification must not cost the seats (SEAT-3). */
export const expireHolds = async (context: PaymentContext): Promise<void> => {
  const holds = context.turnsOf('a hold could not be ended');
  const due = await findHoldsDue(context.bookings, context.now(), holds.waiting(), atOnce);
  await holds.each(
    due,
    ({ cart_id }) => cart_id,
    async (booking) => {
      if (booking.txn_type === TxnType.Paying && !(await checkDueAttempts(context, booking))) return false;
      return endHold(context, booking);
    },
  );
  // Claims whose booking never noted them because of a crash.
  const departures = context.turnsOf('the claims of a departure could not be ended');
  await departures.each(
    await runOutClaims(context, departures.waiting(), atOnce),
    ({ prod_id }) => prod_id,
    async ({ claims }) => {
      for (const address of claims) await endClaim(context, address);
    },
  );
};

const hasMovedTo = (booking: Booking | null, prod_id: string): boolean =>
  booking?.prod_id === prod_id && (booking.left ?? []).length > 0;

/**
 * The seats of an order that has moved there are paid, and were not marked so because of a crash (ORDER-20); of one that is
 * about to be paid for its move, the provider is asked first (ORDER-15).
 */
const endClaim = async (context: PaymentContext, address: SeatAddress): Promise<void> => {
  const { cart_id, prod_id } = address;
  let booking = await findBooking(context.bookings, cart_id);
  if (booking && openDue(booking)?.move?.prod_id === prod_id) {
    // Another process asks, and goes on from the answer.
    if (!(await checkDueAttempts(context, booking))) return;
    booking = await findBooking(context.bookings, cart_id);
  }
  if (hasMovedTo(booking, prod_id)) await finishMove(context, cart_id, booking);
  else await releaseClaim(context, address, { onlyRunOut: true });
};

const endHold = async (context: PaymentContext, { cart_id, prod_id }: Booking): Promise<void> => {
  await releaseClaim(context, { cart_id, prod_id }, { onlyRunOut: true });
  const claim = await claimOf(context, { cart_id, prod_id });
  const now = context.now();
  await changeBooking(
    context,
    () => findBooking(context.bookings, cart_id),
    (booking) => {
      if (!booking.hold_expires_at || booking.hold_expires_at > now) return null;
      // The ledger is right: the hold was lengthened before a crash.
      if (claim?.expires_at && !ranOut(claim, now)) return { set: { hold_expires_at: claim.expires_at } };
      const back = booking.txn_type === TxnType.Paying ? { txn_type: TxnType.Confirmed } : {};
      return { set: { ...noHold, ...back }, events: [holdEvent('hold-released', booking)] };
    },
  );
};
