import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { cancelDeparture, showDepartureCancel } from './departure-cancel.ts';

/** An organiser's own cancellation of a departure (REFUND-4). */
export const departureCancelRoutes = (app: FastifyInstance, context: OrdersContext): void => {
  serve(app, bookingCalls.adminDepartureCancel, async ({ prod_id, reason }, ctx) => {
    await cancelDeparture(context, { prod_id, reason, by: ctx.member().mem_id });
    return showDepartureCancel(context, prod_id, ctx.lanTp);
  });
  serve(app, bookingCalls.adminDepartureCancelStatus, ({ prod_id }, ctx) =>
    showDepartureCancel(context, prod_id, ctx.lanTp),
  );
};
