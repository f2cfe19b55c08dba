import { DomainError, type LimitName } from '@narae/service-kit';
import { TxnType } from '@narae/contracts';
import type { InventoryContext } from '../context.ts';
import { addedSeconds, countedSeconds, fullSeconds, unusedSeconds } from './hold-limits.rules.ts';
import type { Hold, PlainBooking } from '../../kernel/index.ts';
import { endsOfHolds, releaseClaim } from '../seats/seat-claims.ts';
import { findHoldable } from './hold.queries.ts';

/** The device and network that a hold also counts for. */
export interface Holder {
  readonly network: string;
  readonly device: string;
  readonly emailConfirmed: boolean;
}

type Held = Pick<PlainBooking, 'cart_id' | 'mem_id' | 'prod_id'>;

type HeldSince = Held & Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at'>;

const fullOf = ({ config }: InventoryContext): number => fullSeconds(config.hold.firstMinutes);

/** Without a holder the member's counter alone. */
const countersOf = ({ mem_id, prod_id }: Held, holder?: Holder): (readonly [LimitName, string])[] => {
  const own = ['held-by-member', `${mem_id} ${prod_id}`] as const;
  if (!holder) return [own];
  return [
    own,
    ['held-by-device', `${holder.device} ${prod_id}`],
    ['held-by-network', `${holder.network} ${prod_id}`],
  ];
};

const uncount = async (
  { limiter }: InventoryContext,
  counters: readonly (readonly [LimitName, string])[],
  seconds: number,
): Promise<void> => {
  for (const [limit, whom] of counters) await limiter.uncount(limit, whom, seconds);
};

/**
 * Whether the member may hold this order beside their other unpaid holds (SEAT-8). @returns whether to ask
 * again once it is held
 * @throws DomainError hold_unconfirmed, holds_at_once with the seconds until the first of them ends
 */
export const checkHeldAtOnce = async (
  context: InventoryContext,
  { cart_id, mem_id }: Held,
  { emailConfirmed }: Holder,
): Promise<boolean> => {
  const { bookings, config, kept } = context;
  if (!config.rateLimits) return false;
  const most = emailConfirmed ? kept.holds : Math.min(kept.holds, kept['holds-unconfirmed']);
  const others = (await findHoldable(bookings, mem_id)).filter((each) => each.cart_id !== cart_id);
  if (others.length < most) return false;
  const ends = (await endsOfHolds(context, others)).map((end) => end.getTime());
  if (ends.length < most) return true;
  throw new DomainError(emailConfirmed ? 'holds_at_once' : 'hold_unconfirmed', {
    params: { seconds: Math.ceil((Math.min(...ends) - context.now().getTime()) / 1000) },
  });
};

/**
 * Counts a hold before it is taken, by member, device and network address (SEAT-8).
 * @throws DomainError hold_again_later with the seconds to wait
 */
export const countHold = async (context: InventoryContext, booking: Held, holder: Holder): Promise<void> => {
  const full = fullOf(context);
  const counters = countersOf(booking, holder);
  for (const [place, [limit, whom]] of counters.entries()) {
    try {
      await context.limiter.count(limit, whom, full);
    } catch (error) {
      await uncount(context, counters.slice(0, place), full);
      throw error;
    }
  }
};

/** Counts an extension; never rejected, because a payment is on its way: later holds wait longer (SEAT-8). */
export const chargeExtension = async (
  context: InventoryContext,
  booking: Held,
  holder: Holder,
  [before, after]: readonly [Pick<Hold, 'until'>, Pick<Hold, 'until'>],
): Promise<void> => {
  const added = addedSeconds(before, after);
  if (added === 0) return;
  for (const [limit, whom] of countersOf(booking, holder)) await context.limiter.charge(limit, whom, added);
};

/** Takes back the count of a hold that failed. */
export const uncountHold = (context: InventoryContext, booking: Held, holder: Holder): Promise<void> =>
  uncount(context, countersOf(booking, holder), fullOf(context));

/** Takes back the rest of a hold that ended early; without a holder the member's alone. */
export const uncountUnused = async (
  context: InventoryContext,
  booking: HeldSince,
  holder?: Holder,
): Promise<void> => {
  if (!booking.hold_started_at) return;
  const counted = countedSeconds(booking, fullOf(context));
  const unused = unusedSeconds(booking.hold_started_at, context.now(), counted);
  if (unused > 0) await uncount(context, countersOf(booking, holder), unused);
};

/** A paid hold no longer counts for the member. */
export const uncountPaid = (context: InventoryContext, booking: HeldSince): Promise<void> =>
  uncount(context, countersOf(booking), countedSeconds(booking, fullOf(context)));

/**
 * Gives seats back early: only the time they were held stays counted (SEAT-8).
 * @param holder absent where it is not the holder's own call: the network address keeps the whole hold
 */
export const giveBackHold = async (
  context: InventoryContext,
  booking: HeldSince,
  holder?: Holder,
): Promise<void> => {
  if ((await releaseClaim(context, booking)) > 0) await uncountUnused(context, booking, holder);
};

export const giveBackUnconfirmed = async (
  context: InventoryContext,
  { before, after }: Readonly<Record<'before' | 'after', PlainBooking>>,
): Promise<void> => {
  if (before.txn_type !== TxnType.Confirmed || after.txn_type !== TxnType.NeedsTravellers) return;
  await giveBackHold(context, before);
};
