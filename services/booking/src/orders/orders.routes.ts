import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { editContact } from './edit-contact.ts';
import { countWaiting, listWaiting, listWaitingOptions, showOrder } from './list-orders.ts';
import { shopperOf, success } from '../shared/caller.ts';

/** Orders before payment: order confirm and the payment list (spec §2). */
export const orderRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.orderDetail, ({ cart_id }, ctx) => showOrder(context, cart_id, shopperOf(ctx)));
  serve(app, bookingCalls.orderUpdate, async ({ order_id, email }, ctx) => {
    await editContact(context, order_id, { email }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.paymentCnt, async (_input, ctx) => [
    { paymentCnt: await countWaiting(context, ctx.member().mem_id) },
  ]);
  serve(app, bookingCalls.paymentInfoList, (_input, ctx) => listWaiting(context, shopperOf(ctx)));
  serve(app, bookingCalls.paymentOptionList, (_input, ctx) => listWaitingOptions(context, shopperOf(ctx)));
};
