import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxContext } from '../data/context.ts';
import { ResCode, resMsg } from '../domain/protocol.ts';
import { readPaymentRequest, readQuery, readRateQuery, readRefund } from '../protocols/funpay.ts';
import { failurePage } from '../pages/pay-page.ts';
import { answerQuery, answerRate, answerRefund, type Reply } from '../use-cases/answer-merchant.ts';
import { decidePayment, openPayment } from '../use-cases/open-payments.ts';
import { deliverDue } from '../use-cases/deliver-notices.ts';
import { formOf, languageOf, problemOf, sendOrBreak, sendPage } from './replies.ts';

export const paymentRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const { config } = context;

  app.post('/payment/payment.icb', async (request, reply) => {
    let asJson = false;
    try {
      const form = formOf(request);
      asJson = form.get('restype') === 'JSON';
      const { sandbox_outcome, ...paymentRequest } = readPaymentRequest(form, config);
      const payment = await openPayment(context, paymentRequest);
      const path = `/payment/pay/${payment.page_key}`;
      if (sandbox_outcome !== undefined && (await decidePayment(context, payment, sandbox_outcome))) {
        const delivered = deliverDue(context, payment.transid).catch((error: unknown) => {
          context.log.error({ err: error }, 'a notification could not be sent, the timer tries again');
        });
        // A page waits until the merchant has the notification; a server listens only after our answer.
        if (!asJson) await delivered;
      }
      if (!asJson) return reply.redirect(path, 303);
      const address = encodeURIComponent(`${request.protocol}://${request.host}${path}`);
      return reply.send({ rescode: ResCode.Success, transid: payment.transid, resmsg: address });
    } catch (error) {
      const { rescode, message } = problemOf(error, context);
      if (asJson) return reply.send({ rescode, resmsg: message });
      return sendPage(reply, failurePage(languageOf(request), rescode, message), { status: 400 });
    }
  });

  const answer = async (
    reply: FastifyReply,
    work: () => Reply | Promise<Reply | null>,
  ): Promise<FastifyReply> => {
    try {
      return sendOrBreak(reply, await work());
    } catch (error) {
      const { rescode, message } = problemOf(error, context);
      return reply.send({ rescode, resmsg: message || resMsg[rescode] });
    }
  };
  app.post('/payment/query.icb', (request, reply) =>
    answer(reply, () => answerQuery(context, readQuery(formOf(request), config))),
  );
  app.post('/payment/refund.icb', (request, reply) =>
    answer(reply, () => answerRefund(context, readRefund(formOf(request), config))),
  );
  app.post('/exchangerate/query.icb', (request, reply) =>
    answer(reply, () => answerRate(readRateQuery(formOf(request), config))),
  );
};
