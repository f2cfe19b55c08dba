import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { editContact, registerOrder } from '../orders/edit-contact.ts';
import { forgetTravellers } from './delete-travellers.ts';
import { showRegistered } from '../orders/list-orders.ts';
import { nameTravellers, renameTraveller } from '../legacy/name-travellers.ts';
import { saveTravellers } from './save-travellers.ts';
import { shopperOf, success } from '../shared/caller.ts';

/** Who travels: our one call, and old clients' many on the same use cases (spec §7 Traveller and order). */
export const travellerRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.travellersSave, async (form, ctx) => ({
    ...success,
    order_id: await saveTravellers(context, form, shopperOf(ctx)),
    txn_type: 'T' as const,
  }));

  serve(app, bookingCalls.reservInfoList, ({ cart_id }, ctx) =>
    showRegistered(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.reservInfoInsert, async ({ cart_id, buyername, tel, email }, ctx) => ({
    ...success,
    order_id: await registerOrder(context, cart_id, { buyername, tel, email }, ctx.member().mem_id),
  }));
  serve(app, bookingCalls.reservInfoUpdate, async ({ order_id, ...contact }, ctx) => {
    await editContact(context, order_id, contact, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.reservInfoDelete, async ({ order_id }, ctx) => {
    await forgetTravellers(context, { order_id }, 'all', ctx.member().mem_id);
    return success;
  });

  serve(app, bookingCalls.reservMemberInfoInsert, async ({ order_id, members }, ctx) => ({
    ...success,
    members: await nameTravellers(context, order_id, members, ctx.member().mem_id),
  }));
  serve(app, bookingCalls.reservMemberInfoUpdate, async ({ rv_mem_id, mem_nm }, ctx) => {
    await renameTraveller(context, rv_mem_id, mem_nm, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.reservMemberInfoDelete, async ({ order_id }, ctx) => {
    await forgetTravellers(context, { order_id }, 'names', ctx.member().mem_id);
    return success;
  });
};
