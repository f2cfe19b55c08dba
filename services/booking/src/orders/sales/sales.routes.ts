import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { sendCsv } from '../../kernel/index.ts';
import { salesCsv, showSales } from './sales.ts';

/** Sales figures in the back office (ADMIN-1). */
export const salesRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.adminSales, (question, ctx) => showSales(context, question, ctx.lanTp));
  serve(app, bookingCalls.adminSalesCsv, async (question, ctx) => {
    const csv = await salesCsv(context, question, { by: ctx.member().mem_id, lanTp: ctx.lanTp });
    return sendCsv(ctx.reply, `sales-${question.by}-${question.from}-${question.to}`, csv);
  });
};
