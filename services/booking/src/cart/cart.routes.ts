import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { addToCart, isInCart } from './add-to-cart.ts';
import { deleteCartRow } from './delete-cart-row.ts';
import { forgetTravellers } from '../travellers/delete-travellers.ts';
import { listCart, showCartRow } from './list-cart.ts';
import { modifyCart } from './modify-cart.ts';
import { updateCartRow } from '../legacy/update-cart-row.ts';
import { shopperOf, success } from '../shared/caller.ts';

/** Rows of the cart (spec §7 Cart). */
export const cartRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.mycartChk, async ({ prod_id }, ctx) => {
    const { mem_id } = ctx.member();
    return [{ cartChk: (await isInCart(context, prod_id, mem_id)) ? 1 : 0 }];
  });
  serve(app, bookingCalls.mycartInsert, async (record, ctx) => ({
    ...success,
    cart_id: await addToCart(context, record, shopperOf(ctx)),
  }));
  serve(app, bookingCalls.mycartList, (_input, ctx) => listCart(context, shopperOf(ctx)));
  serve(app, bookingCalls.mycartList1, ({ cart_id }, ctx) => showCartRow(context, cart_id, shopperOf(ctx)));
  serve(app, bookingCalls.cartModify, async (input, ctx) => {
    const { cart_id, counts, options, hotels } = input;
    await modifyCart(context, { cart_id }, { counts, options, hotels }, shopperOf(ctx), { expected: input });
    return success;
  });
  serve(app, bookingCalls.myCartUpdate, async (update, ctx) => {
    await updateCartRow(context, update, shopperOf(ctx));
    return success;
  });
  serve(app, bookingCalls.mycartDelete, async ({ cart_id }, ctx) => {
    await deleteCartRow(context, cart_id, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.mycartReservMemDelete, async ({ cart_id }, ctx) => {
    await forgetTravellers(context, { cart_id }, 'names', ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.mycartReservDelete, async ({ cart_id }, ctx) => {
    await forgetTravellers(context, { cart_id }, 'all', ctx.member().mem_id);
    return success;
  });
};
