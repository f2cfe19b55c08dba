import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../data/context.ts';
import type { StoredMail } from '../data/mail.model.ts';
import { mailboxPage, mailPage } from '../pages/mailbox-pages.ts';
import { failurePage } from '../pages/pay-page.ts';
import { languageOf, sendPage } from './replies.ts';

const shown = 200;

/** Policy for a mail's HTML: no scripts or requests; links open a new tab. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

export const mailboxRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const newest = (filter: { to?: string } = {}): Promise<StoredMail[]> =>
    context.mails
      .find(filter, { _id: 0 })
      .sort({ at: -1, mail_id: -1 })
      .limit(shown)
      .lean<StoredMail[]>()
      .exec();
  const find = (request: FastifyRequest): Promise<StoredMail | null> => {
    const { mail_id } = request.params as { mail_id: string };
    return context.mails.findOne({ mail_id }).lean<StoredMail>().exec();
  };
  const missing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendPage(reply, failurePage(languageOf(request), '404', ''), { status: 404 });

  app.get('/mailbox', async (request, reply) =>
    sendPage(reply, mailboxPage(await newest(), languageOf(request))),
  );

  app.get('/mailbox.json', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    return reply.header('cache-control', 'no-store').send(await newest(typeof to === 'string' ? { to } : {}));
  });

  app.get('/mailbox/:mail_id', async (request, reply) => {
    const mail = await find(request);
    return mail ? sendPage(reply, mailPage(mail, languageOf(request))) : missing(request, reply);
  });

  app.get('/mailbox/:mail_id/files/:index', async (request, reply) => {
    const { index } = request.params as { index: string };
    const file = (await find(request))?.files?.[Number(index)];
    if (!file) return missing(request, reply);
    return reply
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type(file.mime)
      .send(Buffer.from(file.base64, 'base64'));
  });

  app.get('/mailbox/:mail_id/html', async (request, reply) => {
    const mail = await find(request);
    if (!mail) return missing(request, reply);
    return reply
      .header('content-security-policy', mailPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(`<base target="_blank">${mail.html}`);
  });
};
