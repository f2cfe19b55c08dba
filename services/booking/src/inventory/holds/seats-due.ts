import { isDeepStrictEqual } from 'node:util';
import { TxnType } from '@narae/contracts';
import {
  type Booking,
  changeBooking,
  claimedOptions,
  type Due,
  findBooking,
  isAgreed,
  type PlainBooking,
  wantedOf,
} from '../../kernel/index.ts';
import type { InventoryContext } from '../context.ts';
import { optionsBeyond, type OptionShort } from '../seats/claimed-options.rules.ts';
import {
  claimOf,
  fitPaidClaim,
  holdAddedOptions,
  releaseAddedOptions,
  releaseClaim,
  type SeatAddress,
  type SeatNeeds,
} from '../seats/seat-claims.ts';

/** Extras and tiers held for a change of a paid order; null where it takes no more of any. */
export type AddedHold = SeatAddress | null;

/** Milliseconds between holding them and the update of the order, at most. */
const holdMs = 120_000;

/**
 * Holds what another choice takes beyond the order's own extras and tiers (SEAT-9, ORDER-14): before the order is changed,
 * whose claim takes them over in `finishSeatsDue`. @throws DomainError version_conflict
 */
export const holdExtras = async (
  context: InventoryContext,
  booking: Booking,
  extras: Pick<NonNullable<Due['extras']>, 'options'>,
): Promise<{ readonly held: AddedHold } | { readonly short: OptionShort }> => {
  const options = optionsBeyond(claimedOptions(extras), claimedOptions(booking));
  if (options.length === 0) return { held: null };
  const { cart_id, prod_id } = booking;
  const until = new Date(context.now().getTime() + holdMs);
  const short = await holdAddedOptions(context, { cart_id, prod_id, options, until });
  return short ? { short } : { held: { cart_id, prod_id } };
};

/** Of a change that was certainly not made. */
export const giveBackExtras = async (context: InventoryContext, held: AddedHold): Promise<void> => {
  if (held) await releaseAddedOptions(context, held);
};

/** What a paid order has a right to in its ledger; null where that is nothing. */
const retained = (booking: PlainBooking): SeatNeeds | null =>
  booking.txn_type === TxnType.Cancelled || !isAgreed(booking) ? null : wantedOf(booking);

const fitClaim = async (context: InventoryContext, booking: Booking): Promise<boolean> => {
  const wanted = retained(booking);
  if (wanted) return fitPaidClaim(context, { ...booking, ...wanted });
  await releaseClaim(context, booking, { paidToo: true });
  await releaseAddedOptions(context, booking);
  return (await claimOf(context, booking)) === null;
};

/**
 * Brings the claim of an order that was changed or cancelled to what it is now: seats return (REFUND-2), and its extras and
 * tiers are those of the order (SEAT-9). May be repeated and takes effect once. @returns false where it must be tried again
 */
export const finishSeatsDue = async (
  context: InventoryContext,
  cart_id: string,
  existing: Booking | null = null,
): Promise<boolean> => {
  const find = () => findBooking(context.bookings, cart_id);
  const booking = existing ?? (await find());
  if (!booking?.seats_due_at) return true;
  if (!(await fitClaim(context, booking))) return false;
  let changedMeanwhile = false;
  await changeBooking(context, find, (current) => {
    changedMeanwhile = !isDeepStrictEqual(retained(current), retained(booking));
    return current.seats_due_at && !changedMeanwhile ? { set: { seats_due_at: null } } : null;
  });
  // What another change owes is its own, unless this one has just overwritten it in the ledger.
  return changedMeanwhile ? finishLater(context, find) : true;
};

/** Marks what is owed again, for the job. */
const finishLater = async (
  context: InventoryContext,
  find: () => Promise<Booking | null>,
): Promise<boolean> => {
  await changeBooking(context, find, (current, { now }) =>
    current.seats_due_at ? null : { set: { seats_due_at: now } },
  );
  return false;
};
