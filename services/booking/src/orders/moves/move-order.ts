import type { LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import {
  finishMove,
  giveBackMoveHold,
  holdForMove,
  type MoveHold,
  outlasts,
  seatsLeftFor,
} from '../../inventory/index.ts';
import {
  type Booking,
  type Change,
  changeBooking,
  type Changed,
  findOwn,
  fittingDues,
  moveMade,
  type Moment,
  openDue,
  seatsOf,
} from '../../kernel/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import { newDue } from '../changes/change-order.ts';
import type { OrdersContext } from '../context.ts';
import { moveDueBy } from './move.rules.ts';
import { moveRefunds, planMove, type PlannedMove } from './plan-move.ts';

interface Mover {
  readonly mem_id: string;
  readonly lanTp: LanTp;
}

/** The departure, and the difference that the browser showed (MONEY-7). */
interface WantedMove {
  readonly prod_id: string;
  readonly difference: number;
}

/**
 * Moves the caller's paid order to another departure of its trip (ORDER-20): seats are held there, then the order is moved
 * with its refunds in one update, then the seats are paid there and given back here, by the job after a crash.
 * @returns the number of the due; empty where it is moved already
 * @throws DomainError order_not_found, no_inventory, seats_not_enough, version_conflict, and those of `planMove`
 */
export const moveOrder = async (
  context: OrdersContext,
  mover: Mover,
  order_id: string,
  wanted: WantedMove,
): Promise<string> => {
  const find = () => findOwn(context.bookings, mover.mem_id, { order_id });
  const plan = (booking: Booking, now: Date) =>
    planMove(
      context,
      booking,
      { prod_id: wanted.prod_id, seen: wanted.difference },
      { lanTp: mover.lanTp, now },
    );
  const found = await findSettled(context, find);
  const { booking, difference } = await plan(found, context.now());
  if (difference > 0) return askForPayment(context, found, { find, plan });
  const hold = await holdSeats(context, booking, wanted.prod_id);
  const moved = await keepingHold(context, hold, () =>
    changeBooking(
      context,
      find,
      async (current, at) => movedBy(await plan(current, at.now), hold, at),
      found,
    ),
  );
  await finishMove(context, moved.cart_id, moved);
  if (difference < 0) await sendRefunds(context, booking.cart_id);
  return '';
};

/**
 * A dearer date is a due (ORDER-15); its seats are held while it is paid, the old ones stay until then.
 * @returns its number @throws DomainError no_inventory, seats_not_enough, changes_most, and those of `planMove`
 */
const askForPayment = async (
  context: OrdersContext,
  found: Booking,
  { find, plan }: Pick<Planning, 'find' | 'plan'>,
): Promise<string> => {
  const { booking, to } = await plan(found, context.now());
  const left = await seatsLeftFor(context, to.prod_id, booking);
  if (left < seatsOf(booking)) throw tooFew(left);
  const changed = await changeBooking(
    context,
    find,
    async (current, { now }) => {
      const planned = await plan(current, now);
      const dues = fittingDues(current, now);
      const { difference: amount, origin_difference, move } = planned;
      const what = { kind: 'move', amount, origin_amount: Math.max(0, origin_difference), move } as const;
      const order = { booking: { ...planned.booking, dues }, product: planned.from };
      const due_by = moveDueBy(planned.booking, planned, now);
      return { set: { dues: [...dues, { ...newDue(context, order, now, what), due_by, check_at: due_by }] } };
    },
    found,
  );
  if (!changed) throw new DomainError('order_not_found', { field: 'order_id' });
  return openDue(changed.after)?.due_id ?? '';
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

interface Planning {
  readonly find: () => Promise<Booking | null>;
  /** The move as it may be made of an order as it is stored. */
  readonly plan: (booking: Booking, now: Date) => Promise<PlannedMove>;
}

/** As it is stored, with an earlier move of it finished. @throws DomainError order_not_found, version_conflict */
const findSettled = async (context: OrdersContext, find: () => Promise<Booking | null>): Promise<Booking> => {
  const found = await find();
  if (!found) throw new DomainError('order_not_found', { field: 'order_id' });
  if ((found.left ?? []).length === 0) return found;
  const finished = (await finishMove(context, found.cart_id, found)) && (await find());
  if (!finished) throw new DomainError('version_conflict');
  return finished;
};

/** @throws DomainError no_inventory, seats_not_enough */
const holdSeats = async (
  context: OrdersContext,
  booking: PlannedMove['booking'],
  prod_id: string,
): Promise<MoveHold> => {
  const { cart_id, mem_id } = booking;
  const hold = await holdForMove(context, { cart_id, mem_id, prod_id, seats: seatsOf(booking) });
  if (!('left' in hold)) return hold;
  throw tooFew(hold.left);
};

const tooFew = (left: number): DomainError =>
  left < 1
    ? new DomainError('no_inventory', { field: 'prod_id' })
    : new DomainError('seats_not_enough', { field: 'prod_id', params: { left } });

/** @throws DomainError version_conflict where the hold, or an earlier move, is not to be counted on */
const movedBy = (planned: PlannedMove, hold: MoveHold, { now }: Moment): Change => {
  const { booking, move } = planned;
  if (!outlasts(hold, now) || (booking.left ?? []).length > 0 || hold.seats !== seatsOf(booking))
    throw new DomainError('version_conflict');
  const change = moveMade(booking, move, { by: 'member', at: now, held_until: hold.until });
  const refunds = moveRefunds(booking, planned, now);
  return { ...change, set: { ...change.set, refunds: [...(booking.refunds ?? []), ...refunds] } };
};
