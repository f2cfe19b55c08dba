import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { sessionUserOf } from '../domain/session-user.view.ts';
import type { Account } from '../context.ts';
import { checkCredentials } from './check-credentials.ts';
import { openSession } from '../sessions/open-session.ts';
import { success } from '../shared/answers.ts';
import { setRetryAfter } from '../throttle/retry-after.ts';
import type { SessionCookies } from '../sessions/session-cookies.ts';

/** Signing in takes two steps, with the confirmation popup between them (ACCOUNT-5). */
export const signInRoutes = (app: FastifyInstance, account: Account, cookies: SessionCookies): void => {
  serve(app, accountCalls.memChk, async (given, ctx) => {
    await setRetryAfter(ctx.reply, checkCredentials(account, given, ctx.request.ip));
    return success;
  });

  serve(app, accountCalls.loginCallback, async (given, ctx) => {
    const member = await setRetryAfter(ctx.reply, checkCredentials(account, given, ctx.request.ip));
    cookies.set(ctx.reply, await openSession(account, member));
    return { ...success, user: sessionUserOf(member) };
  });
};
