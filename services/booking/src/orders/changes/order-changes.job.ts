import { every, type Timer } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { voidOverdue } from './change-order.ts';

/** Ends changes that nobody paid for (ORDER-15). */
export const startOrderChangeJobs = (context: OrdersContext): Timer =>
  every(context.config.payments.sweepMs, () => voidOverdue(context), {
    log: context.log,
    name: 'booking-order-changes',
  });
