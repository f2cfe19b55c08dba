import { DomainError } from '@narae/service-kit';
import { TxnType } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { seatsOf, type AgreedBooking } from '../domain/agreed-booking.rules.ts';
import { isGone } from '../domain/booking-state.rules.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { holdFields, nextHold, noHold, type Hold } from '../domain/hold.rules.ts';
import { claimOf, ranOut, releaseClaim, takeHold } from '../seats/seat-claims.ts';
import { findOwn } from '../shared/booking.queries.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { holdEvent } from '../shared/order.events.ts';
import type { Shopper } from '../shared/shopper.ts';
import { findPayableOrder, payableOrWhyNot } from './find-payable-order.ts';
import { giveBackHold } from './give-back-hold.ts';
import { chargeExtension, checkHeldAtOnce, countHold, uncountHold, type Holder } from './limit-holds.ts';
import { renewAgreement } from './renew-agreement.ts';

/** The hold that runs: its end from the ledger, its beginning from the booking's copy. */
const runningHold = async (context: BookingContext, booking: AgreedBooking): Promise<Hold | null> => {
  const claim = await claimOf(context, booking);
  const until = claim?.expires_at;
  if (!claim || !until || ranOut(claim, context.now()) || claim.count !== seatsOf(booking)) return null;
  const started = booking.hold_started_at;
  // Without a copy (the process died between the two writes) the hold is as old as a first one can be.
  return {
    startedAt: started ?? new Date(until.getTime() - context.config.hold.firstMinutes * 60_000),
    until,
    extended: booking.hold_extended,
  };
};

/**
 * Takes or keeps the booking's hold on the ledger, and says how it stands now. The ledger comes first and the
 * booking's copy second: what a crash leaves between them ends with the claim's own deadline. A new hold is counted, and so is
 * the time by which one is extended (SEAT-8).
 * @throws DomainError seats_not_enough, holds_at_once, hold_unconfirmed, hold_again_later
 */
export const holdSeats = async (
  context: BookingContext,
  booking: AgreedBooking,
  occasion: 'look' | 'send',
  holder: Holder,
): Promise<Hold> => {
  const running = await runningHold(context, booking);
  const hold = nextHold(running, context.now(), context.config.hold, occasion);
  if (hold === running) return hold;
  if (running) {
    await takeSeats(context, booking, hold);
    await chargeExtension(context, booking, holder, [running, hold]);
  } else await takeCounted(context, booking, hold, holder);
  return hold;
};

const takeSeats = async (context: BookingContext, booking: AgreedBooking, hold: Hold): Promise<void> => {
  const { cart_id, prod_id, mem_id } = booking;
  const seats = seatsOf(booking);
  const taken = await takeHold(context, { cart_id, prod_id, mem_id, seats, until: hold.until });
  if ('left' in taken) throw new DomainError('seats_not_enough', { params: { left: taken.left } });
};

const takeCounted = async (
  context: BookingContext,
  booking: AgreedBooking,
  hold: Hold,
  holder: Holder,
): Promise<void> => {
  await checkHeldAtOnce(context, booking, holder);
  await countHold(context, booking, holder);
  try {
    await takeSeats(context, booking, hold);
  } catch (error) {
    await uncountHold(context, booking, holder);
    throw error;
  }
  try {
    // Of several orders held at the same moment none has seen the others before.
    await checkHeldAtOnce(context, booking, holder);
  } catch (error) {
    await releaseClaim(context, booking);
    await uncountHold(context, booking, holder);
    throw error;
  }
};

/**
 * The member goes to pay: the party's seats are held until a deadline. Coming back while the hold runs
 * changes nothing (SEAT-1). An agreement that is over is renewed first (MONEY-6).
 * @returns when the seats go back
 * @throws DomainError cart_not_found | already_paid | order_not_ready | product_closed | product_not_in_progress, those of `holdSeats` and
 *   the rules of `addToCart`
 */
export const holdOrder = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
  holder: Holder,
): Promise<Date> => {
  const { mem_id } = shopper;
  await findPayableOrder(context, mem_id, cart_id);
  await renewAgreement(context, cart_id, shopper);
  const { booking } = await findPayableOrder(context, mem_id, cart_id);
  const hold = await holdSeats(context, booking, 'look', holder);
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const isHeld = ({ hold_expires_at }: PlainBooking): boolean =>
    hold_expires_at?.getTime() === hold.until.getTime();
  const changed = await changeBooking(context, find, (current) =>
    payableOrWhyNot(current) instanceof DomainError || isHeld(current)
      ? null
      : {
          set: holdFields(hold),
          events: [holdEvent('held', current)],
          history: [{ what: 'held', by: 'member', at: hold.startedAt }],
        },
  );
  const order = payableOrWhyNot(changed?.after ?? null);
  if (!(order instanceof DomainError)) return hold.until;
  // It was taken back while its seats were being held.
  await giveBackHold(context, { ...booking, hold_started_at: hold.startedAt }, holder);
  throw order;
};

/**
 * The member leaves the order screen without paying: the seats go back at once. While a payment is on its way they stay held,
 * because it may still succeed. @throws DomainError cart_not_found
 */
export const releaseOrderHold = async (
  context: BookingContext,
  mem_id: string,
  cart_id: string,
  holder: Holder,
): Promise<void> => {
  const find = () => findOwn(context.bookings, mem_id, { cart_id });
  const booking = await find();
  if (!booking || isGone(booking)) throw new DomainError('cart_not_found', { field: 'cart_id' });
  if (booking.txn_type !== TxnType.Confirmed) return;
  await giveBackHold(context, booking, holder);
  await changeBooking(context, find, (current) =>
    current.txn_type === TxnType.Confirmed && current.hold_expires_at
      ? { set: noHold, events: [holdEvent('hold-released', current)] }
      : null,
  );
};
