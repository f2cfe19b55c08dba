import { every, type Timer } from '@narae/service-kit';
import { finishMoves } from '../../inventory/index.ts';
import type { OrdersContext } from '../context.ts';

/** Finishes moves whose process died (ORDER-20). */
export const startMoveJobs = (context: OrdersContext): Timer =>
  every(context.config.payments.sweepMs, async () => void (await finishMoves(context)), {
    log: context.log,
    name: 'booking-order-moves',
  });
