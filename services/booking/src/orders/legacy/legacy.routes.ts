import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { deleteTravellers, findInCart } from '../../cart/index.ts';
import { drawNumber, shopperOf } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import {
  showCartRow,
  changeRoom,
  listHotelLines,
  listOptionLines,
  listWaitingOptions,
  putOption,
  putRoom,
  removeAllOptions,
  removeOption,
} from './cart-lines.ts';
import { updateCartRow } from './update-cart-row.ts';
import { contactOf } from '../lists/order-lists.ts';
import { nameTravellers, registerOrder, renameTraveller, showRegistered } from './register-order.ts';

/** Rows of the cart as old clients ask and change them (CALL-7). */
export const legacyCartRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.mycartChk, async ({ prod_id }, ctx) => {
    const { mem_id } = ctx.member();
    return [{ cartChk: (await findInCart(context, prod_id, mem_id)) ? 1 : 0 }];
  });
  serve(app, bookingCalls.mycartList1, ({ cart_id }, ctx) => showCartRow(context, cart_id, shopperOf(ctx)));
  serve(app, bookingCalls.myCartUpdate, async (update, ctx) => {
    await updateCartRow(context, update, shopperOf(ctx));
    return success;
  });
  serve(app, bookingCalls.mycartReservMemDelete, async ({ cart_id }, ctx) => {
    await deleteTravellers(context, { cart_id }, 'names', ctx.member().mem_id);
    return success;
  });
};

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

  serve(app, bookingCalls.commSequences, async (asked, ctx) => [
    { commSeq: await drawNumber(context, asked, ctx.member().mem_id) },
  ]);
};

/** Who travels, in old clients' many small steps (CALL-7, ORDER-1). */
export const legacyTravellerRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.reservInfoList, ({ cart_id }, ctx) =>
    showRegistered(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.reservInfoInsert, async ({ cart_id, order_id, ...record }, ctx) => ({
    ...success,
    order_id: await registerOrder(context, { cart_id, order_id }, contactOf(record), ctx.member().mem_id),
  }));
  serve(app, bookingCalls.reservInfoDelete, async ({ order_id }, ctx) => {
    await deleteTravellers(context, { order_id }, 'all', ctx.member().mem_id);
    return success;
  });

  serve(app, bookingCalls.reservMemberInfoInsert, async ({ order_id, members }, ctx) => {
    return { ...success, members: await nameTravellers(context, order_id, members, ctx.member().mem_id) };
  });
  serve(app, bookingCalls.reservMemberInfoUpdate, async ({ rv_mem_id, ...person }, ctx) => {
    await renameTraveller(context, rv_mem_id, person, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.reservMemberInfoDelete, async ({ order_id }, ctx) => {
    await deleteTravellers(context, { order_id }, 'names', ctx.member().mem_id);
    return success;
  });
};
