import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { quoteCancellation, requestCancellation, withdrawCancellation } from './request-cancellation.ts';

/** Cancelling an order, by its member (REFUND-2). */
export const cancellationRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.orderCancelQuote, async ({ order_id, rv_mem_ids }, ctx) => [
    await quoteCancellation(context, { mem_id: ctx.member().mem_id, order_id, rv_mem_ids }),
  ]);
  serve(app, bookingCalls.orderCancelRequest, async ({ mem_id: _whose, ...request }, ctx) => ({
    ...success,
    ...(await requestCancellation(context, { ...request, mem_id: ctx.member().mem_id })),
  }));
  serve(app, bookingCalls.orderCancelWithdraw, async ({ order_id }, ctx) => {
    await withdrawCancellation(context, { mem_id: ctx.member().mem_id, order_id });
    return success;
  });
};
