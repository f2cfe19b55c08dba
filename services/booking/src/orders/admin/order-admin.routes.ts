import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { decideDocument, writeNote } from './desk-decisions.ts';
import { listAdminOrders, showAdminOrder } from './desk-orders.ts';

/** The desk's side of orders (ORDER-16, ORDER-17, DOC-11). */
export const orderAdminRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.adminOrders, (request, ctx) => listAdminOrders(context, request, ctx.lanTp));
  serve(app, bookingCalls.adminOrder, ({ order_id }, ctx) => showAdminOrder(context, order_id, ctx.lanTp));
  serve(app, bookingCalls.adminOrderNote, async (written, ctx) => {
    await writeNote(context, written, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminPapersAccept, async (looked, ctx) => {
    await decideDocument(context, looked, { outcome: 'accepted' }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminPapersReject, async ({ reason, note, ...looked }, ctx) => {
    await decideDocument(context, looked, { outcome: 'rejected', reason, note }, ctx.member().mem_id);
    return success;
  });
};
