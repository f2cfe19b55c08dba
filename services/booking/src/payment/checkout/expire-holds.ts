import { TxnType } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import { claimOf, findHoldsDue, ranOut, releaseClaim, runOutClaims } from '../../inventory/index.ts';
import { type Booking, changeBooking, findBooking, holdEvent, noHold } from '../../kernel/index.ts';
import { checkDueAttempts } from '../settle/check-attempt.ts';

/** Bookings dealt with in one round. */
const atOnce = 100;

/**
 * Ends the holds whose time is over (SEAT-3). Whoever is paying is asked about at the provider first, so that a payment
 * whose notification is missing is not answered by giving its seats away.
 */
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
  // Claims without a copy: the process died between taking the seats and noting them on the booking.
  const departures = context.turnsOf('the claims of a departure could not be ended');
  await departures.each(
    await runOutClaims(context, departures.waiting(), atOnce),
    ({ prod_id }) => prod_id,
    async ({ claims }) => {
      for (const address of claims) await releaseClaim(context, address, { onlyRunOut: true });
    },
  );
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
      // The ledger knows better: the hold was lengthened, and the process died before noting it.
      if (claim?.expires_at && !ranOut(claim, now)) return { set: { hold_expires_at: claim.expires_at } };
      const back = booking.txn_type === TxnType.Paying ? { txn_type: TxnType.Confirmed } : {};
      return { set: { ...noHold, ...back }, events: [holdEvent('hold-released', booking)] };
    },
  );
};
