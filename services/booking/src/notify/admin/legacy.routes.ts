import { bookingCalls } from '@narae/contracts';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NotifyContext } from '../context.ts';
import { listMyEvents } from '../../events/index.ts';
import { mailOwnRequest, sendTestMail } from './desk-mails.ts';

/** Answers old clients (CALL-7); the change itself has already sent the mail (EVENT-8, ORDER-8). */
export const legacyMailRoutes = (app: FastifyInstance, context: NotifyContext): void => {
  serve(app, bookingCalls.smtpEmail, async ({ email_type }, ctx) => {
    const member = { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp };
    const reserved = email_type === 'event_rv' ? await listMyEvents(context, member, 'reserved') : null;
    if (reserved?.length === 0) throw new DomainError('event_reserv_not_found');
    if (email_type === 'payment_cancel') await mailOwnRequest(context, member.mem_id);
    return success;
  });
  serve(app, bookingCalls.smtpEmailTest, async (_input, ctx) => {
    await sendTestMail(context, ctx.member().mem_id, ctx.lanTp);
    return success;
  });
};
