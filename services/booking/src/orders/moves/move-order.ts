import type { LanTp } from '@narae/contracts';
import { stockViolation } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { leftForBooking } from '../../inventory/index.ts';
import {
  assertRule,
  type Booking,
  changeBooking,
  findOwn,
  fittingDues,
  openDue,
  seatsOf,
} from '../../kernel/index.ts';
import { newDue } from '../changes/change-order.ts';
import type { OrdersContext } from '../context.ts';
import { findSettled, makeMove, type Planning, tooFewSeats } from './make-move.ts';
import { moveDueBy } from './move.rules.ts';
import { planMove } from './plan-move.ts';

type MemberMove = Awaited<ReturnType<typeof planMove>>;

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
 * Moves the caller's paid order to another departure of its trip (ORDER-20), at once or when what it costs is paid.
 * @returns the number of the due; empty where it is moved already
 * @throws DomainError order_not_found, changes_most, and those of `planMove` and `makeMove`
 */
export const moveOrder = async (
  context: OrdersContext,
  mover: Mover,
  order_id: string,
  wanted: WantedMove,
): Promise<string> => {
  const planning = {
    find: () => findOwn(context.bookings, mover.mem_id, { order_id }),
    plan: (booking: Booking, now: Date) =>
      planMove(
        context,
        booking,
        { prod_id: wanted.prod_id, seen: wanted.difference },
        { lanTp: mover.lanTp, now },
      ),
  };
  const found = await findSettled(context, planning.find);
  const planned = await planning.plan(found, context.now());
  if (planned.difference > 0) return askForPayment(context, found, planned, planning);
  await makeMove(context, found, planned, planning, { by: 'member' });
  return '';
};

/**
 * A dearer date is a due (ORDER-15); its seats are held while it is paid, the old ones stay until then.
 * @returns its number @throws DomainError no_inventory, seats_not_enough, changes_most, and those of `planMove`
 */
const askForPayment = async (
  context: OrdersContext,
  found: Booking,
  { booking, to }: MemberMove,
  { find, plan }: Planning<MemberMove>,
): Promise<string> => {
  const left = await leftForBooking(context, to.prod_id, booking);
  if (left.seats < seatsOf(booking)) throw tooFewSeats(left.seats);
  assertRule(stockViolation(booking.options, left.options));
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
