import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { shopperOf } from '../../kernel/index.ts';
import { contactOf, countWaiting, editContact, listMyInfo, listWaiting, showOrder } from './order-lists.ts';

/** Orders before and after payment: order screen, payment list, my info (ORDER-3 to ORDER-7). */
export const orderRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.orderDetail, ({ cart_id }, ctx) => showOrder(context, cart_id, shopperOf(ctx)));
  serve(app, bookingCalls.orderUpdate, async ({ order_id, email }, ctx) => {
    await editContact(context, order_id, { email }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.reservInfoUpdate, async ({ order_id, ...record }, ctx) => {
    await editContact(context, order_id, contactOf(record), ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.paymentCnt, async (_input, ctx) => [
    { paymentCnt: await countWaiting(context, ctx.member().mem_id) },
  ]);
  serve(app, bookingCalls.paymentInfoList, (_input, ctx) => listWaiting(context, shopperOf(ctx)));
  serve(app, bookingCalls.myInfoList, (_input, ctx) => listMyInfo(context, shopperOf(ctx)));
};
