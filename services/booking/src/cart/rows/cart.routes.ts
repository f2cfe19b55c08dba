import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CartContext } from '../context.ts';
import { shopperOf } from '../../kernel/index.ts';
import { addToCart } from './add-to-cart.ts';
import { deleteCartRow } from './remove-rows.ts';
import { changeDate, listDates } from './change-date.ts';
import { listCart } from './list-cart.ts';
import { modifyCart } from './modify-cart.ts';

/** Rows of the cart (CART-1 to CART-11). */
export const cartRoutes = (app: FastifyInstance, context: CartContext): void => {
  serve(
    app,
    bookingCalls.mycartInsert,
    async (record, ctx) => {
      const current = shopperOf(ctx);
      const shopper = { ...current, currency: record.currency ?? record.prod_price_tp ?? current.currency };
      return { ...success, cart_id: await addToCart(context, record, shopper, ctx.idempotencyKey) };
    },
    { knowsRepeats: true },
  );
  serve(app, bookingCalls.mycartList, (_input, ctx) => listCart(context, shopperOf(ctx)));
  serve(app, bookingCalls.cartModify, async (input, ctx) => {
    const { cart_id, counts, options, hotels } = input;
    await modifyCart(context, { cart_id }, { counts, options, hotels }, shopperOf(ctx), { expected: input });
    return success;
  });
  serve(app, bookingCalls.cartDates, ({ cart_id }, ctx) => listDates(context, { cart_id }, shopperOf(ctx)));
  serve(app, bookingCalls.cartDateChange, async ({ cart_id, prod_id, ...expected }, ctx) => {
    await changeDate(context, { cart_id }, { prod_id, expected }, shopperOf(ctx));
    return success;
  });
  serve(
    app,
    bookingCalls.mycartDelete,
    async ({ cart_id }, ctx) => {
      await deleteCartRow(context, cart_id, ctx.member().mem_id);
      return success;
    },
    { knowsRepeats: true },
  );
};
