import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { askNow, listDeskPayments, settleDifference } from './payment-desk.ts';
import { listRefunds, retryRefund, settleByDesk } from './refund-desk.ts';

/** Payments that a person must look at (REFUND-10). */
export const paymentAdminRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  serve(app, bookingCalls.adminPayments, (question, ctx) => listDeskPayments(context, question, ctx.lanTp));
  serve(app, bookingCalls.adminPaymentSettle, async (request, ctx) => {
    await settleDifference(context, request, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminPaymentAsk, ({ refno }, ctx) => askNow(context, refno, ctx.member().mem_id));
};

/** Refunds in the back office (REFUND-9). */
export const refundAdminRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  serve(app, bookingCalls.adminRefunds, (question, ctx) => listRefunds(context, question, ctx.lanTp));
  serve(app, bookingCalls.adminRefundRetry, ({ refund_id }, ctx) =>
    retryRefund(context, refund_id, ctx.member().mem_id),
  );
  serve(app, bookingCalls.adminRefundSettle, async (request, ctx) => {
    await settleByDesk(context, request, ctx.member().mem_id);
    return success;
  });
};
