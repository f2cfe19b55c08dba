import { DomainError, type LimitName } from '@narae/service-kit';
import { TxnType } from '@narae/contracts';
import type { InventoryContext } from '../context.ts';
import { addedSeconds, countedSeconds, fullSeconds, unusedSeconds } from './hold-limits.rules.ts';
import type { Hold, PlainBooking } from '../../kernel/index.ts';
import { endsOfHolds, releaseClaim } from '../seats/seat-claims.ts';
import { findHoldable } from './hold.queries.ts';

/** Who takes a hold, beside the member: network address and device count, and whether the mailbox is confirmed. */
export interface Holder {
  readonly network: string;
  /** As the access token names it. */
  readonly device: string;
  readonly emailConfirmed: boolean;
}

/** Whose hold of which product. */
type Held = Pick<PlainBooking, 'cart_id' | 'mem_id' | 'prod_id'>;

/** The same, with the time it is held. */
type HeldSince = Held & Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at'>;

const fullOf = ({ config }: InventoryContext): number => fullSeconds(config.hold.firstMinutes);

/** Whom a hold of a product counts for; without a holder the member alone. */
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
 * Whether the member may hold this order beside those they hold unpaid (SEAT-8).
 * @returns whether it is to be looked at again once the order is held: the member has so many others that could be held meanwhile
 * @throws DomainError hold_unconfirmed, holds_at_once with the seconds until the first of the others ends
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
 * Counts a new hold before it is taken: of this product, for the member, the device and the network address (SEAT-8).
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

/**
 * Counts the time by which a hold was extended. It is never rejected: the payment is on its way, and holds after it have to
 * wait the longer (SEAT-8).
 */
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

/** Takes back a hold that was counted and did not come about. */
export const uncountHold = (context: InventoryContext, booking: Held, holder: Holder): Promise<void> =>
  uncount(context, countersOf(booking, holder), fullOf(context));

/** Takes back what is left of a hold that ended early; without a holder, of the member's time alone. */
const uncountUnused = async (
  context: InventoryContext,
  booking: HeldSince,
  holder?: Holder,
): Promise<void> => {
  if (!booking.hold_started_at) return;
  const counted = countedSeconds(booking, fullOf(context));
  const unused = unusedSeconds(booking.hold_started_at, context.now(), counted);
  if (unused > 0) await uncount(context, countersOf(booking, holder), unused);
};

/** A hold that was paid for is none that was kept from others: it no longer counts for the member. */
export const uncountPaid = (context: InventoryContext, booking: HeldSince): Promise<void> =>
  uncount(context, countersOf(booking), countedSeconds(booking, fullOf(context)));

/**
 * Gives back the seats a booking holds before their time is over: only the time they were held stays counted (SEAT-8).
 * @param holder absent where it is not the holder's own call: the network address keeps the whole hold
 */
export const giveBackHold = async (
  context: InventoryContext,
  booking: HeldSince,
  holder?: Holder,
): Promise<void> => {
  if ((await releaseClaim(context, booking)) > 0) await uncountUnused(context, booking, holder);
};

/** Gives back the seats of a booking that fell back from confirmed to unconfirmed. */
export const giveBackUnconfirmed = async (
  context: InventoryContext,
  { before, after }: Readonly<Record<'before' | 'after', PlainBooking>>,
): Promise<void> => {
  if (before.txn_type !== TxnType.Confirmed || after.txn_type !== TxnType.NeedsTravellers) return;
  await giveBackHold(context, before);
};
