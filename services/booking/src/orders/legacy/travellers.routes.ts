import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { contactOf } from '../lists/edit-contact.ts';
import { deleteTravellers, travellerView } from '../../cart/index.ts';
import { shopperOf } from '../../kernel/index.ts';
import { nameTravellers, renameTraveller } from './name-travellers.ts';
import { registerOrder, showRegistered } from './register-order.ts';

/** Who travels, in old clients' many small steps (CALL-7, ORDER-1). */
export const legacyTravellerRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.reservInfoList, ({ cart_id }, ctx) =>
    showRegistered(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.reservInfoInsert, async ({ cart_id, ...record }, ctx) => ({
    ...success,
    order_id: await registerOrder(context, cart_id, contactOf(record), ctx.member().mem_id),
  }));
  serve(app, bookingCalls.reservInfoDelete, async ({ order_id }, ctx) => {
    await deleteTravellers(context, { order_id }, 'all', ctx.member().mem_id);
    return success;
  });

  serve(app, bookingCalls.reservMemberInfoInsert, async ({ order_id, members }, ctx) => {
    const named = await nameTravellers(context, order_id, members, ctx.member().mem_id);
    return {
      ...success,
      members: named.map((person) => travellerView(person, context.config.documentKey)),
    };
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
