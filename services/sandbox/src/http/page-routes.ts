import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../data/context.ts';
import type { Payment } from '../data/payment.model.ts';
import { billGateType } from '../domain/protocol.ts';
import { billGateOutcomes, outcomes, type BillGateOutcome, type Outcome } from '../domain/outcomes.ts';
import { homePage } from '../pages/home-page.ts';
import { failurePage, payPage, returnPage, submitHash } from '../pages/pay-page.ts';
import { styles } from '../pages/layout.ts';
import { rescodeOf } from '../use-cases/answer-merchant.ts';
import { decidePayment } from '../use-cases/open-payments.ts';
import { deliverDue } from '../use-cases/deliver-notices.ts';
import { decideAtBillGate } from '../use-cases/certify-payment.ts';
import { formOf, languageOf, sendPage } from './replies.ts';

const shown = 50;

const outcomeOf = (form: ReadonlyMap<string, string>): Outcome => {
  const decision = form.get('decision');
  if (decision === 'close' || decision === 'decline') return decision;
  return outcomes.find((outcome) => outcome === form.get('notify')) ?? 'approve';
};

const billGateOutcomeOf = (form: ReadonlyMap<string, string>): BillGateOutcome =>
  billGateOutcomes.find((outcome) => outcome === form.get('notify') && form.get('decision') === 'approve') ??
  billGateOutcomes.find((outcome) => outcome === form.get('decision')) ??
  'approve';

const returnTo = (payment: Payment, now: Date): string => {
  const address = new URL(payment.returnurl);
  const { refno, transid } = payment;
  for (const [name, value] of Object.entries({ refno, transid, rescode: rescodeOf(payment, now) })) {
    address.searchParams.set(name, value);
  }
  return address.href;
};

export const pageRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const find = (request: FastifyRequest): Promise<Payment | null> => {
    const { page_key } = request.params as { page_key: string };
    return context.payments.findOne({ page_key }).lean<Payment>().exec();
  };
  const missing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendPage(reply, failurePage(languageOf(request), '9300', ''), { status: 404 });

  app.get('/sandbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(styles),
  );

  app.get('/', async (request, reply) => {
    const payments = await context.payments
      .find()
      .sort({ created_at: -1 })
      .limit(shown)
      .lean<Payment[]>()
      .exec();
    return sendPage(reply, homePage(payments, languageOf(request)));
  });

  app.get('/payment/pay/:page_key', async (request, reply) => {
    const payment = await find(request);
    if (!payment) return missing(request, reply);
    if (payment.standing !== 'open' && payment.servicetype === billGateType) {
      const page = returnPage(payment, languageOf(request, payment.param1));
      return sendPage(reply, page, { returnurl: payment.returnurl, scriptHash: submitHash });
    }
    if (payment.standing !== 'open') return reply.redirect(returnTo(payment, context.now()), 303);
    const page = payPage(payment, languageOf(request, payment.param1));
    return sendPage(reply, page, { returnurl: payment.returnurl });
  });

  app.post('/payment/pay/:page_key', async (request, reply) => {
    const payment = await find(request);
    if (!payment) return missing(request, reply);
    if (payment.servicetype === billGateType) {
      await decideAtBillGate(context, payment, billGateOutcomeOf(formOf(request)));
      return reply.redirect(`/payment/pay/${payment.page_key}`, 303);
    }
    await decidePayment(context, payment, outcomeOf(formOf(request)));
    await deliverDue(context, payment.transid);
    const after = (await find(request)) ?? payment;
    return reply.redirect(returnTo(after, context.now()), 303);
  });
};
