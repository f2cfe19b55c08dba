import { accountCalls, callTable } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionsContext } from './context.ts';
import { sessionUserOf } from './session-user.view.ts';
import { isFresh } from './second-factor-times.ts';
import { endSession, endOtherSessions, endOwnSession } from './end-sessions.ts';
import { refreshSession, sidOfBrowser } from './refresh-session.ts';
import { showContact, showMember, listSessions } from './my-sessions.ts';

export const sessionRoutes = (app: FastifyInstance, context: SessionsContext): void => {
  const { cookies } = context;
  const end = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const sid = await sidOfBrowser(context, request);
    if (sid) await endSession(context, sid, 'logout');
    cookies.clear(reply);
  };

  serve(app, accountCalls.session, async (_input, { user, request, reply }) => {
    if (user) return { user: await showMember(context, user) };
    const { expired } = request.identity;
    if (expired && cookies.refreshOf(request)) throw new DomainError('token_expired');
    // Nothing can renew it: without it the browser counts as a visitor's, the stream included.
    if (expired) cookies.clear(reply);
    return { user: null };
  });

  serve(app, accountCalls.myContact, (_input, ctx) => showContact(context, ctx.member().mem_id));

  serve(app, accountCalls.refresh, async (_input, { request, reply }) => {
    try {
      const { member, tokens, session } = await refreshSession(context, cookies.refreshOf(request));
      cookies.set(reply, tokens);
      return { user: sessionUserOf(member, isFresh(session.second_factor_at, context.now())) };
    } catch (error) {
      if (error instanceof DomainError && error.key === 'login_required') cookies.clear(reply);
      throw error;
    }
  });

  serve(app, accountCalls.logout, async (_input, { request, reply }) => {
    await end(request, reply);
    return success;
  });

  app.get<{ Querystring: { lan_tp?: unknown } }>(callTable.authLogout.path, async (request, reply) => {
    const { lan_tp } = request.query;
    const language = { lan_tp: resolveLanTp(typeof lan_tp === 'string' ? lan_tp : undefined) };
    // Links from other sites and mails end no session; the page they get asks first.
    const ours = request.headers['sec-fetch-site'] === 'same-origin';
    if (ours) await end(request, reply);
    return reply.header('cache-control', 'no-store').redirect(href(ours ? 'home' : 'loginout', language));
  });
};

/** The member's open sessions (ACCOUNT-22). */
export const mySessionRoutes = (app: FastifyInstance, context: SessionsContext): void => {
  serve(app, accountCalls.mySessions, (_input, ctx) => listSessions(context, ctx.member()));

  serve(app, accountCalls.sessionEnd, async ({ sid }, ctx) => {
    await endOwnSession(context, ctx.member().mem_id, sid);
    return success;
  });

  serve(app, accountCalls.otherSessionsEnd, async (_input, ctx) => {
    await endOtherSessions(context, ctx.member());
    return success;
  });
};
