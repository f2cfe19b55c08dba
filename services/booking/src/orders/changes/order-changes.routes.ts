import { bookingCalls } from '@narae/contracts';
import { serve, success, type CallContext } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { changeExtras, type Owner, quoteExtras } from './change-extras.ts';
import { changeNames, correctName } from './change-names.ts';
import { showChanges } from './show-changes.ts';
import { voidChange } from './change-order.ts';

const ownerOf = (ctx: CallContext): Owner => ({ mem_id: ctx.member().mem_id, lanTp: ctx.lanTp });

/** Changing names, extras and rooms of a paid order (ORDER-14). */
export const orderChangeRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.orderChanges, ({ order_id, lan_tp }, ctx) =>
    showChanges(context, ctx.member().mem_id, order_id, lan_tp ?? ctx.lanTp),
  );
  serve(app, bookingCalls.orderNameChange, async ({ order_id, names }, ctx) => ({
    ...success,
    due_id: await changeNames(context, ctx.member().mem_id, order_id, names),
  }));
  serve(app, bookingCalls.orderExtrasQuote, ({ order_id, ...choice }, ctx) =>
    quoteExtras(context, ownerOf(ctx), order_id, choice),
  );
  serve(app, bookingCalls.orderExtrasChange, async ({ order_id, difference, ...choice }, ctx) => ({
    ...success,
    due_id: await changeExtras(context, ownerOf(ctx), order_id, choice, difference),
  }));
  serve(app, bookingCalls.orderChangeVoid, async ({ order_id, due_id }, ctx) => {
    await voidChange(context, ctx.member().mem_id, order_id, due_id);
    return success;
  });
  serve(app, bookingCalls.adminNameChange, async ({ order_id, ...correction }, ctx) => {
    await correctName(context, ctx.member().mem_id, order_id, correction);
    return success;
  });
};
