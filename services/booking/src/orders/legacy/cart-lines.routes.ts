import { bookingCalls } from '@narae/contracts';
import { nextId, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { shopperOf } from '../../kernel/index.ts';
import { changeRoom, putOption, putRoom, removeAllOptions, removeOption } from './change-lines.ts';
import { listHotelLines, listOptionLines, listWaitingOptions } from './list-lines.ts';

/** Option and room lines one at a time, and identifiers drawn ahead: calls of old clients (CALL-7). */
export const legacyCartLineRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.optionDtlList, ({ cart_id }, ctx) =>
    listOptionLines(context, { cart_id }, shopperOf(ctx)),
  );
  serve(app, bookingCalls.optionDtl, ({ opt_id }, ctx) =>
    listOptionLines(context, { 'options.opt_id': opt_id }, shopperOf(ctx)),
  );
  serve(app, bookingCalls.optionDtlInsert, async (line, ctx) => ({
    ...success,
    opt_id: await putOption(context, line, shopperOf(ctx)),
  }));
  serve(app, bookingCalls.optionDtlDelete, async ({ opt_id }, ctx) => {
    await removeOption(context, opt_id, shopperOf(ctx));
    return success;
  });
  serve(app, bookingCalls.optionDtlAllDelete, async ({ cart_id }, ctx) => {
    await removeAllOptions(context, { cart_id }, shopperOf(ctx));
    return success;
  });

  serve(app, bookingCalls.hotelCartDtlList, ({ cart_id }, ctx) =>
    listHotelLines(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.hotelCartList, ({ cart_id }, ctx) =>
    listHotelLines(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.hotelCartInsert, async (line, ctx) => ({
    ...success,
    hotel_cart_id: await putRoom(context, line, shopperOf(ctx)),
  }));
  serve(app, bookingCalls.hotelCartUpdate, async (line, ctx) => {
    await changeRoom(context, line, shopperOf(ctx));
    return success;
  });

  serve(app, bookingCalls.paymentOptionList, (_input, ctx) => listWaitingOptions(context, shopperOf(ctx)));

  serve(app, bookingCalls.commSequences, async ({ prefix }) => [
    { commSeq: await nextId(context.store, prefix) },
  ]);
};
