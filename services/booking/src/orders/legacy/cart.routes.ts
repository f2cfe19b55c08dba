import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { deleteTravellers, findInCart } from '../../cart/index.ts';
import { shopperOf } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { showCartRow } from './list-lines.ts';
import { updateCartRow } from './update-cart-row.ts';

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
