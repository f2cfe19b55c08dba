import {
  type Booking,
  changeBooking,
  claimedOptions,
  type Due,
  findBooking,
  isAgreed,
  movingTo,
  paidStates,
  seatsOf,
} from '../../kernel/index.ts';
import type { InventoryContext } from '../context.ts';
import {
  moveHoldEnd,
  type SeatAddress,
  releaseClaim,
  releaseHeldClaim,
  releasePaidClaim,
  settleClaim,
  takeHold,
  type TooFew,
  type SeatNeeds,
} from '../seats/seat-claims.ts';
import { findLeft } from './hold.queries.ts';
import { uncountUnused } from './limit-holds.ts';

/** Seats at the departure an order is about to move to. */
export interface MoveHold {
  readonly prod_id: string;
  readonly cart_id: string;
  readonly seats: number;
  /** Null where they are paid there already. */
  readonly until: Date | null;
  /** Whether this call took them; else an earlier or a concurrent one did. */
  readonly own: boolean;
}

/** Milliseconds a move keeps at least between its update and the end of its hold. */
const marginMs = 60_000;

/** Tries when the hold moves meanwhile. */
const attempts = 5;

/**
 * Holds the seats for a move, the member's offer there included (SEAT-7); a hold that stands is lengthened, so that whoever
 * took it does not give it back any more. After a crash it ends by itself. @returns what is left where that is too little
 */
export const holdForMove = async (
  context: InventoryContext,
  { cart_id, mem_id, prod_id, seats, options }: SeatAddress & SeatNeeds & { readonly mem_id: string },
): Promise<MoveHold | TooFew> => {
  const hold = { cart_id, prod_id, seats };
  const fresh = new Date(context.now().getTime() + context.config.hold.firstMinutes * 60_000);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const taken = await takeHold(context, { ...hold, options, mem_id, until: fresh });
    if ('left' in taken) return taken;
    const { claim, stood } = taken;
    if (!stood) return { ...hold, until: fresh, own: true };
    if (!claim.expires_at) return { ...hold, until: null, own: false };
    // One millisecond more, so that it is another end in any case.
    const until = new Date(Math.max(fresh.getTime(), claim.expires_at.getTime()) + 1);
    if (await moveHoldEnd(context, prod_id, claim, until)) return { ...hold, until, own: false };
  }
  return { left: 0 };
};

/** Whether the hold lasts long enough for an update that counts on it. */
export const outlasts = ({ until }: Pick<MoveHold, 'until'>, now: Date): boolean =>
  until === null || until.getTime() - now.getTime() > marginMs;

/** Of a move that was not made; seats that somebody else counts on stay (SEAT-3). */
export const giveBackMoveHold = async (
  context: InventoryContext,
  { prod_id, cart_id, seats, until, own }: MoveHold,
): Promise<void> => {
  if (own && until) await releaseHeldClaim(context, { prod_id, cart_id, seats, until });
};

/** Of a due that is taken back or over: exactly the hold it had, and only the time it was held stays counted (SEAT-8). */
export const giveBackDueHold = async (
  context: InventoryContext,
  booking: Booking,
  due: Due,
): Promise<void> => {
  const there = isAgreed(booking) ? movingTo(booking, due) : null;
  const until = there?.hold_expires_at;
  if (!there || !until) return;
  const { cart_id, prod_id } = there;
  if (await releaseHeldClaim(context, { cart_id, prod_id, seats: seatsOf(there), until }))
    await uncountUnused(context, there);
};

const isPaid = ({ txn_type }: Booking): boolean => paidStates.includes(txn_type);

/** @returns false where the seats at the new departure are lost and none are left */
const settleSeats = async (context: InventoryContext, booking: Booking): Promise<boolean> => {
  const { cart_id, prod_id, left = [] } = booking;
  const last = left.at(-1);
  if (!last || !isAgreed(booking) || !isPaid(booking)) {
    await releaseClaim(context, { cart_id, prod_id }, { paidToo: true });
    return true;
  }
  const { seats, held_until: until } = last;
  return settleClaim(context, { cart_id, prod_id, seats, options: claimedOptions(booking), until });
};

/**
 * Makes the seats of a moved order paid at its new departure, then gives those back that it left (ORDER-20). Each step may
 * be repeated and takes effect once. @returns false where it must be tried again
 */
export const finishMove = async (
  context: InventoryContext,
  cart_id: string,
  existing: Booking | null = null,
): Promise<boolean> => {
  const find = () => findBooking(context.bookings, cart_id);
  const booking = existing ?? (await find());
  if (!booking?.left || booking.left.length === 0) return true;
  if (!(await settleSeats(context, booking))) {
    context.log.error({ cart_id }, 'the seats of a moved order are lost, and none are left');
    return false;
  }
  for (const { prod_id } of booking.left) await releasePaidClaim(context, { cart_id, prod_id });
  let cancelledMeanwhile = false;
  await changeBooking(
    context,
    find,
    (current) => {
      if ((current.left ?? []).length === 0 || current.prod_id !== booking.prod_id) return null;
      cancelledMeanwhile = isPaid(current) !== isPaid(booking);
      return cancelledMeanwhile ? null : { set: { left: [] } };
    },
    booking,
  );
  // The seats were made paid for an order that was cancelled in between: they go back.
  return cancelledMeanwhile ? finishMove(context, cart_id) : true;
};

const atOnce = 100;

/** Finishes moves after a crash. @returns number of orders */
export const finishMoves = async (context: InventoryContext): Promise<number> => {
  const turns = context.turnsOf('the move of an order could not be finished');
  return turns.each(
    await findLeft(context.bookings, turns.waiting(), atOnce),
    ({ cart_id }) => cart_id,
    ({ cart_id }) => finishMove(context, cart_id),
  );
};
