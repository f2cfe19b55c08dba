import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { changeSettings, listCancellations, readSettings } from './cancel-desk.ts';
import { decideCancellation } from './decide-cancellation.ts';

/** The desk's side of cancelling (REFUND-2, REFUND-4). */
export const cancelAdminRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.adminCancellations, ({ state = 'asked', after }, ctx) =>
    listCancellations(context, { state, after }, ctx.lanTp),
  );
  serve(app, bookingCalls.adminCancelDecide, async (decision, ctx) => {
    await decideCancellation(context, { ...decision, by: ctx.member().mem_id });
    return success;
  });
  serve(app, bookingCalls.adminCancelSettings, () => readSettings(context));
  serve(app, bookingCalls.adminCancelSettingsSave, async (wanted, ctx) => {
    await changeSettings(context, { ...wanted, by: ctx.member().mem_id });
    return success;
  });
};
