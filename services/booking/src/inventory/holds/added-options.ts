import { type Booking, claimedOptions, type Due } from '../../kernel/index.ts';
import type { InventoryContext } from '../context.ts';
import { optionsBeyond, type OptionShort } from '../seats/claimed-options.rules.ts';
import { holdAddedOptions, releaseAddedOptions, type SeatAddress } from '../seats/seat-claims.ts';

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
