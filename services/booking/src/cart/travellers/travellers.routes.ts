import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CartContext } from '../context.ts';
import { shopperOf } from '../../kernel/index.ts';
import { completeTravellers, deleteTravellers, storeDraft, saveTravellers } from './save-travellers.ts';

/** Who travels (ORDER-1, ORDER-4). */
export const travellerRoutes = (app: FastifyInstance, context: CartContext): void => {
  serve(app, bookingCalls.travellersSave, async (form, ctx) => ({
    ...success,
    order_id: await saveTravellers(context, form, shopperOf(ctx)),
    txn_type: 'T' as const,
  }));
  serve(app, bookingCalls.travellersDraft, async ({ cart_id, ...typed }, ctx) => {
    await storeDraft(context, cart_id, typed, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.travellerDetailsSave, async ({ cart_id, travellers }, ctx) => {
    await completeTravellers(context, cart_id, travellers, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.mycartReservDelete, async ({ cart_id }, ctx) => {
    await deleteTravellers(context, { cart_id }, 'all', ctx.member().mem_id);
    return success;
  });
};
