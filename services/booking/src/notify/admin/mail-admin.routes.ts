import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NotifyContext } from '../context.ts';
import { listMails, resendMail } from './desk-mails.ts';

/** Sent mails in the back office (MAIL-2). */
export const mailAdminRoutes = (app: FastifyInstance, context: NotifyContext): void => {
  serve(app, bookingCalls.mailList, (question) => listMails(context, question));
  serve(app, bookingCalls.mailResend, ({ mail_id }, ctx) =>
    resendMail(context, mail_id, ctx.member().mem_id),
  );
};
