import { accountCalls, callTable } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { MailContext } from './context.ts';
import { changeMailPreference, showMailPreferences, showStopLink, useStopLink } from './mail-preferences.ts';

interface StopParams {
  readonly token: string;
  readonly lan_tp: string;
}

/** Mail preferences and stop links (MAIL-4, MAIL-5). */
export const mailPreferenceRoutes = (app: FastifyInstance, context: MailContext): void => {
  serve(app, accountCalls.mailPreferences, (_input, ctx) =>
    showMailPreferences(context, ctx.member().mem_id),
  );
  serve(app, accountCalls.mailPreferenceChange, async ({ group, wanted }, ctx) => {
    const { mem_id, sid } = ctx.member();
    return {
      ...success,
      preferences: await changeMailPreference(context, { mem_id, sid, group, wanted }),
    };
  });
  serve(app, accountCalls.stopLinkShow, ({ token }) => showStopLink(context, token));
  serve(app, accountCalls.stopLinkUse, async ({ token, wanted }) => ({
    ...success,
    mails: await useStopLink(context, token, wanted),
  }));

  // A mail program's own servers post here: a form, without cookies and without an origin.
  app.post<{ Params: StopParams }>(
    callTable.mailStopOneClick.path,
    { config: { foreignPosts: true } },
    async (request, reply) => {
      await useStopLink(context, request.params.token, false);
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK');
    },
  );

  // Mail programs open links by themselves: only the page's button changes something.
  app.get<{ Params: StopParams }>(callTable.mailStopVisit.path, async (request, reply) => {
    const { token, lan_tp } = request.params;
    if (!/^[\w.-]{1,300}$/.test(token)) throw new DomainError('stop_link_void');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(`${href('stopMails', { lan_tp: resolveLanTp(lan_tp) })}#${token}`);
  });
};
