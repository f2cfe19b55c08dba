import { optionShortage } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { TxnType } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import {
  chargeExtension,
  checkHeldAtOnce,
  claimOf,
  countHold,
  giveBackHold,
  type Holder,
  moveHoldEnd,
  releaseClaim,
  type SeatClaim,
  standsFor,
  takeHold,
  type Taken,
  uncountHold,
} from '../../inventory/index.ts';
import {
  type AgreedBooking,
  assertRule,
  changeBooking,
  findOwn,
  type Hold,
  holdEvent,
  holdFields,
  isGone,
  nextHold,
  noHold,
  type PlainBooking,
  type Shopper,
  wantedOf,
} from '../../kernel/index.ts';
import { findPayableOrder, payableOrWhyNot } from './payable-order.ts';
import { renewAgreement } from './renew-agreement.ts';

/** The end from the ledger, the start from the booking. */
const standingHold = ({ config }: PaymentContext, booking: AgreedBooking, until: Date): Hold => ({
  // Unknown after a crash between the two writes: as old as a first hold can be.
  startedAt: booking.hold_started_at ?? new Date(until.getTime() - config.hold.firstMinutes * 60_000),
  until,
  extended: booking.hold_extended,
});

type EndingClaim = SeatClaim & { readonly expires_at: Date };
const hasEnd = (claim: SeatClaim): claim is EndingClaim => claim.expires_at !== null;

/** From the ledger. Without a copy on the booking there is none, or taking finds it after a crash. */
const runningClaim = async (context: PaymentContext, booking: AgreedBooking): Promise<EndingClaim | null> => {
  if (!booking.hold_expires_at) return null;
  const claim = await claimOf(context, booking);
  return claim && hasEnd(claim) && standsFor(claim, wantedOf(booking), context.now()) ? claim : null;
};

/** Tries when the hold moves meanwhile. */
const attempts = 5;

/**
 * Ledger first, booking's copy second: a crash between ends with the claim's deadline. New holds and
 * extensions are counted (SEAT-8).
 * @throws DomainError no_inventory, seats_not_enough, option_sold_out, option_not_enough, holds_at_once, hold_unconfirmed,
 *   hold_again_later, version_conflict
 */
export const holdSeats = async (
  context: PaymentContext,
  booking: AgreedBooking,
  occasion: 'look' | 'send',
  holder: Holder,
): Promise<Hold> => {
  let claim = await runningClaim(context, booking);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const running = claim && standingHold(context, booking, claim.expires_at);
    const hold = nextHold(running, context.now(), context.config.hold, occasion);
    if (hold === running) return hold;
    if (running && claim) {
      if (await moveHoldEnd(context, booking.prod_id, claim, hold.until)) {
        await chargeExtension(context, booking, holder, [running, hold]);
        return hold;
      }
      claim = await runningClaim(context, booking);
      // Another press has just extended it: that is this one's extension, too.
      if (claim && claim.expires_at > running.until) return { ...hold, until: claim.expires_at };
    } else {
      const taken = await takeOnce(context, booking, hold, holder);
      if (!taken.stood || !hasEnd(taken.claim)) return hold;
      claim = taken.claim;
    }
  }
  throw new DomainError('version_conflict');
};

type TakenClaim = Extract<Taken, { readonly claim: SeatClaim }>;

const takeSeats = async (
  context: PaymentContext,
  booking: AgreedBooking,
  { until }: Hold,
): Promise<TakenClaim> => {
  const { cart_id, prod_id, mem_id } = booking;
  const taken = await takeHold(context, { cart_id, prod_id, mem_id, ...wantedOf(booking), until });
  if (!('left' in taken)) return taken;
  const { left, short } = taken;
  if (short) assertRule(optionShortage(short.left));
  // As `partyViolation` says it.
  if (left < 1) throw new DomainError('no_inventory', { field: 'prod_id' });
  throw new DomainError('seats_not_enough', { params: { left } });
};

/** Takings of seats under way in this process, the first of each order. */
const underWay = new Map<string, Promise<TakenClaim>>();

/**
 * Presses at one moment are each counted until one of them holds, so that the counters may be full for the others: these
 * wait for the first one and have its hold (PAY-2).
 */
const takeOnce = async (
  context: PaymentContext,
  booking: AgreedBooking,
  hold: Hold,
  holder: Holder,
): Promise<TakenClaim> => {
  const { cart_id } = booking;
  const first = underWay.get(cart_id);
  const taking = takeCounted(context, booking, hold, holder);
  if (!first) {
    underWay.set(cart_id, taking);
    return taking.finally(() => underWay.delete(cart_id));
  }
  try {
    return await taking;
  } catch (error) {
    if (!(error instanceof DomainError) || error.key !== 'hold_again_later') throw error;
    const [held] = await Promise.allSettled([first]);
    if (held?.status !== 'fulfilled') throw error;
    return { stood: true, claim: held.value.claim };
  }
};

/** A hold found on the ledger instead is not counted. */
const takeCounted = async (
  context: PaymentContext,
  booking: AgreedBooking,
  hold: Hold,
  holder: Holder,
): Promise<TakenClaim> => {
  const mayBeTooMany = await checkHeldAtOnce(context, booking, holder);
  await countHold(context, booking, holder);
  let taken: TakenClaim | undefined;
  try {
    taken = await takeSeats(context, booking, hold);
  } finally {
    if (!taken || taken.stood) await uncountHold(context, booking, holder);
  }
  if (taken.stood || !mayBeTooMany) return taken;
  try {
    // Orders held at the same moment have not seen each other before.
    await checkHeldAtOnce(context, booking, holder);
  } catch (error) {
    await releaseClaim(context, booking);
    await uncountHold(context, booking, holder);
    throw error;
  }
  return taken;
};

/**
 * Holds the party's seats until a deadline; a running hold stays (SEAT-1). Renews an expired agreement first
 * (MONEY-6). @returns when the seats go back
 * @throws DomainError cart_not_found, already_paid, order_not_ready, product_closed, product_not_in_progress,
 *   those of `holdSeats` and the rules of `addToCart`
 */
export const holdOrder = async (
  context: PaymentContext,
  cart_id: string,
  shopper: Shopper,
  holder: Holder,
): Promise<Date> => {
  const { mem_id } = shopper;
  const first = await findPayableOrder(context, mem_id, cart_id);
  const renewed = await renewAgreement(context, first.booking, shopper);
  const { booking } = renewed ? await findPayableOrder(context, mem_id, cart_id) : first;
  const hold = await holdSeats(context, booking, 'look', holder);
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const isHeld = ({ hold_expires_at }: PlainBooking): boolean =>
    hold_expires_at?.getTime() === hold.until.getTime();
  const changed = await changeBooking(
    context,
    find,
    (current) =>
      payableOrWhyNot(current) instanceof DomainError || isHeld(current)
        ? null
        : {
            set: holdFields(hold),
            events: [holdEvent('held', current)],
            history: [{ what: 'held', by: 'member', at: hold.startedAt }],
          },
    booking,
  );
  const order = payableOrWhyNot(changed?.after ?? null);
  if (!(order instanceof DomainError)) return hold.until;
  // Taken back while its seats were being held.
  await giveBackHold(context, { ...booking, hold_started_at: hold.startedAt }, holder);
  throw order;
};

/** At once, unless a payment is under way and may still succeed. @throws DomainError cart_not_found */
export const releaseOrderHold = async (
  context: PaymentContext,
  mem_id: string,
  cart_id: string,
  holder: Holder,
): Promise<void> => {
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const booking = await find();
  if (!booking || isGone(booking)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  if (booking.txn_type !== TxnType.Confirmed) return;
  await giveBackHold(context, booking, holder);
  await changeBooking(
    context,
    find,
    (current) =>
      current.txn_type === TxnType.Confirmed && current.hold_expires_at
        ? { set: noHold, events: [holdEvent('hold-released', current)] }
        : null,
    booking,
  );
};
