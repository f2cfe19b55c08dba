import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { moveOrder } from './move-order.ts';
import { quoteMove } from './quote-move.ts';

/** Moving a paid order to another departure of its trip (ORDER-20). */
export const moveRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.orderMoveQuote, ({ order_id, prod_id }, ctx) =>
    quoteMove(context, { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp }, order_id, prod_id),
  );
  serve(app, bookingCalls.orderMove, async ({ order_id, ...wanted }, ctx) => ({
    ...success,
    due_id: await moveOrder(context, { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp }, order_id, wanted),
  }));
};
