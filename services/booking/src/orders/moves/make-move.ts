import type { MoveReason } from '@narae/contracts';
import { optionShortage } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { finishMove, giveBackMoveHold, holdForMove, type MoveHold, outlasts } from '../../inventory/index.ts';
import {
  assertRule,
  balanceOnDay,
  type Booking,
  type Change,
  changeBooking,
  type Changed,
  moveMade,
  type Moment,
  seatsOf,
  wantedOf,
} from '../../kernel/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import type { OrdersContext } from '../context.ts';
import type { Mover } from './move.rules.ts';
import { moveRefunds, type PlannedMove } from './plan-move.ts';

/** How a move is found and judged, on what is stored at that moment. */
export interface Planning<Planned extends PlannedMove = PlannedMove> {
  readonly find: () => Promise<Booking | null>;
  /** The move as it may be made of an order as it is stored. */
  readonly plan: (booking: Booking, now: Date) => Promise<Planned>;
}

interface MadeBy {
  readonly by: Mover;
  readonly reason?: MoveReason;
  /** Stored in the same update. */
  readonly audit?: (planned: PlannedMove) => Change['audit'];
}

/**
 * Seats are held at the new departure, then the order is moved with its refunds in one update, then the seats are paid there
 * and given back here, by the job after a crash (ORDER-20). @param found with no earlier move left to finish, as it was planned
 * @throws DomainError order_not_found, no_inventory, seats_not_enough, option_sold_out, option_not_enough,
 *   version_conflict, and those of `plan`
 */
export const makeMove = async (
  context: OrdersContext,
  found: Booking,
  { booking, to, difference }: PlannedMove,
  { find, plan }: Planning,
  made: MadeBy,
): Promise<void> => {
  const hold = await holdSeats(context, booking, to.prod_id);
  const moved = await keepingHold(context, hold, () =>
    changeBooking(
      context,
      find,
      async (current, at) => movedBy(await plan(current, at.now), hold, { ...made, ...at }),
      found,
    ),
  );
  await finishMove(context, moved.cart_id, moved);
  if (difference < 0) await sendRefunds(context, booking.cart_id);
};

/**
 * The seats go back where the order was certainly not moved; where the store gave no answer it may have been, and the hold
 * ends by itself, or is found paid. @throws DomainError order_not_found, and those of `change`
 */
const keepingHold = async (
  context: OrdersContext,
  hold: MoveHold,
  change: () => Promise<Changed | null>,
): Promise<Booking> => {
  try {
    const changed = await change();
    if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
    return changed.after;
  } catch (error) {
    if (error instanceof DomainError) await giveBackMoveHold(context, hold);
    throw error;
  }
};

/** As it is stored, with an earlier move of it finished. @throws DomainError order_not_found, version_conflict */
export const findSettled = async (
  context: OrdersContext,
  find: () => Promise<Booking | null>,
): Promise<Booking> => {
  const found = await find();
  if (!found) throw new DomainError('order_not_found', { field: 'order_id' });
  if ((found.left ?? []).length === 0) return found;
  const finished = (await finishMove(context, found.cart_id, found)) && (await find());
  if (!finished) throw new DomainError('version_conflict');
  return finished;
};

/** @throws DomainError no_inventory, seats_not_enough, option_sold_out, option_not_enough */
const holdSeats = async (
  context: OrdersContext,
  booking: PlannedMove['booking'],
  prod_id: string,
): Promise<MoveHold> => {
  const { cart_id, mem_id } = booking;
  const hold = await holdForMove(context, { cart_id, mem_id, prod_id, ...wantedOf(booking) });
  if (!('left' in hold)) return hold;
  if (hold.short) assertRule(optionShortage(hold.short.left));
  throw tooFewSeats(hold.left);
};

/** @param left seats of the departure that `field` names */
export const tooFewSeats = (left: number, field = 'prod_id'): DomainError =>
  left < 1
    ? new DomainError('no_inventory', { field })
    : new DomainError('seats_not_enough', { field, params: { left } });

/** @throws DomainError version_conflict where the hold, or an earlier move, is not to be counted on */
const movedBy = (
  planned: PlannedMove,
  hold: MoveHold,
  { by, reason, audit, now }: MadeBy & Moment,
): Change => {
  const { booking, move } = planned;
  if (!outlasts(hold, now) || (booking.left ?? []).length > 0 || hold.seats !== seatsOf(booking))
    throw new DomainError('version_conflict');
  const change = moveMade(booking, move, { by, at: now, held_until: hold.until, ...(reason && { reason }) });
  const refunds = moveRefunds(booking, planned, now);
  const entries = audit?.(planned);
  return {
    ...change,
    set: {
      ...change.set,
      refunds: [...(booking.refunds ?? []), ...refunds],
      ...balanceOnDay({ ...booking, ...change.set }, planned.to.start_day, now),
    },
    ...(entries && { audit: entries }),
  };
};
