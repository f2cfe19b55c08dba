import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { shopperOf } from '../../kernel/index.ts';
import { listPayments, showMyOrder } from './my-order.ts';

/** A member's order on its own page (ORDER-7, ORDER-13). */
export const myOrderRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.myOrder, ({ order_id }, ctx) => showMyOrder(context, order_id, shopperOf(ctx)));
  serve(app, bookingCalls.myPayments, ({ after }, ctx) => listPayments(context, shopperOf(ctx), after));
};
