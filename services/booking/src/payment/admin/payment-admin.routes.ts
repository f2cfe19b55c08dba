import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { askNow } from './ask-now.ts';
import { listPayments } from './list-payments.ts';
import { settleDifference } from './settle-difference.ts';

/** Payments that need eyes, in the back office (REFUND-10). */
export const paymentAdminRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  serve(app, bookingCalls.adminPayments, (question, ctx) => listPayments(context, question, ctx.lanTp));
  serve(app, bookingCalls.adminPaymentSettle, async (word, ctx) => {
    await settleDifference(context, word, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminPaymentAsk, ({ refno }, ctx) => askNow(context, refno, ctx.member().mem_id));
};
