import type { DeskMovePrice, LanTp, MoveReason } from '@narae/contracts';
import { adminEntry, type Booking, findByOrder } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { findSettled, makeMove } from './make-move.ts';
import { planDeskMove } from './plan-move.ts';

export interface DeskMove {
  readonly order_id: string;
  readonly prod_id: string;
  readonly price: DeskMovePrice;
  readonly reason: MoveReason;
  /** The difference that the browser showed (MONEY-7); absent where all orders of a departure are moved. */
  readonly seen?: number;
}

interface Administrator {
  /** mem_id. */
  readonly by: string;
  readonly lanTp: LanTp;
}

/**
 * Moves a paid order to another departure of its trip for its member (ORDER-21), as ORDER-20 moves it; the audit log keeps
 * who did it and why in the same update.
 * @throws DomainError order_not_found, no_inventory, seats_not_enough, version_conflict, and those of `planDeskMove`
 */
export const moveByDesk = async (
  context: OrdersContext,
  { by, lanTp }: Administrator,
  { order_id, reason, ...wanted }: DeskMove,
): Promise<void> => {
  const planning = {
    find: () => findByOrder(context.bookings, order_id),
    plan: (booking: Booking, now: Date) => planDeskMove(context, booking, wanted, { lanTp, now }),
  };
  const found = await findSettled(context, planning.find);
  const planned = await planning.plan(found, context.now());
  await makeMove(context, found, planned, planning, {
    by: 'desk',
    reason,
    audit: ({ booking, from, to }) => [
      adminEntry(context, {
        by,
        action: 'order-moved',
        kind: 'booking',
        id: booking.cart_id,
        changes: [
          { field: 'departure', from: from.prod_id, to: to.prod_id },
          { field: 'move_reason', from: '', to: reason },
        ],
      }),
    ],
  });
};
