import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { listTickets } from './tickets.ts';

/** Tickets of paid orders (TICKET-1). */
export const ticketRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.orderTickets, ({ order_id }, ctx) =>
    listTickets(context, order_id, ctx.member().mem_id),
  );
};
