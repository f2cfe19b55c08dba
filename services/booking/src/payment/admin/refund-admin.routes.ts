import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { listRefunds } from './list-refunds.ts';
import { retryRefund, settleByDesk } from './settle-by-desk.ts';

/** Refunds in the back office (REFUND-9). */
export const refundAdminRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  serve(app, bookingCalls.adminRefunds, (question, ctx) => listRefunds(context, question, ctx.lanTp));
  serve(app, bookingCalls.adminRefundRetry, ({ refund_id }, ctx) =>
    retryRefund(context, refund_id, ctx.member().mem_id),
  );
  serve(app, bookingCalls.adminRefundSettle, async (word, ctx) => {
    await settleByDesk(context, word, ctx.member().mem_id);
    return success;
  });
};
