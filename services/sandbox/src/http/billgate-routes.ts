import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  eucKrJson,
  readApproveRequest,
  readCancelRequest,
  readCertifyRequest,
  readEucKrForm,
} from '../protocols/billgate.ts';
import type { SandboxContext } from '../data/context.ts';
import { failurePage } from '../pages/pay-page.ts';
import { answerApproval, answerCancel } from '../use-cases/answer-approval.ts';
import type { Reply } from '../use-cases/answer-merchant.ts';
import { decideAtBillGate, openCertification } from '../use-cases/certify-payment.ts';
import { languageOf, problemOf, sendOrBreak, sendPage } from './replies.ts';

const formOf = ({ body }: FastifyRequest): Map<string, string> =>
  readEucKrForm(typeof body === 'string' ? body : '');

export const billGateRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const { config } = context;

  app.post('/credit/abroad/certify.jsp', async (request, reply) => {
    try {
      const { sandbox_outcome, ...form } = readCertifyRequest(formOf(request), config);
      const payment = await openCertification(context, form);
      if (sandbox_outcome !== undefined) await decideAtBillGate(context, payment, sandbox_outcome);
      return reply.redirect(`/payment/pay/${payment.page_key}`, 303);
    } catch (error) {
      const { rescode, message } = problemOf(error, context);
      return sendPage(reply, failurePage(languageOf(request), rescode, message), { status: 400 });
    }
  });

  const answer = async (reply: FastifyReply, work: () => Promise<Reply | null>): Promise<FastifyReply> => {
    reply.type('application/json; charset=EUC-KR');
    try {
      const result = await work();
      return sendOrBreak(reply, result && eucKrJson(result));
    } catch (error) {
      const { rescode, message } = problemOf(error, context);
      return reply.send(eucKrJson({ RESPONSE_CODE: rescode, RESPONSE_MESSAGE: message }));
    }
  };
  app.post('/webapi/approve.jsp', (request, reply) =>
    answer(reply, async () => answerApproval(context, readApproveRequest(formOf(request), config))),
  );
  app.post('/webapi/cancel.jsp', (request, reply) =>
    answer(reply, async () => answerCancel(context, readCancelRequest(formOf(request), config))),
  );
};
