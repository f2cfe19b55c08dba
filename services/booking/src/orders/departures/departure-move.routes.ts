import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { moveByDesk } from '../moves/desk-move.ts';
import { quoteDeskMove } from '../moves/desk-quote.ts';
import { moveDeparture, showDepartureMove } from './departure-move.ts';

/** Moving paid orders to another date by the desk: one order, or all of a departure (ORDER-21). */
export const deskMoveRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.adminOrderMoveQuote, (asked, ctx) => quoteDeskMove(context, asked, ctx.lanTp));
  serve(app, bookingCalls.adminOrderMove, async ({ difference: seen, ...move }, ctx) => {
    await moveByDesk(context, { by: ctx.member().mem_id, lanTp: ctx.lanTp }, { ...move, seen });
    return success;
  });
  serve(app, bookingCalls.adminDepartureMoveStatus, ({ prod_id }, ctx) =>
    showDepartureMove(context, prod_id, ctx.lanTp),
  );
  serve(app, bookingCalls.adminDepartureMove, async (wanted, ctx) => {
    await moveDeparture(context, wanted, ctx.member().mem_id);
    return showDepartureMove(context, wanted.prod_id, ctx.lanTp);
  });
};
