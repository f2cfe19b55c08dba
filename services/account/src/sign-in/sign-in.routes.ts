import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../context.ts';
import { sessionUserOf } from '../domain/session-user.view.ts';
import { openSession } from '../sessions/open-session.ts';
import { success } from '../shared/answers.ts';
import { setRetryAfter } from '../throttle/retry-after.ts';
import { checkCredentials } from './check-credentials.ts';

/** Signing in takes two steps, with the confirmation popup between them (ACCOUNT-5). */
export const signInRoutes = (app: FastifyInstance, context: AccountContext): void => {
  const { cookies } = context;
  serve(app, accountCalls.memChk, async (given, ctx) => {
    await setRetryAfter(ctx.reply, checkCredentials(context, given, ctx.request.ip));
    return success;
  });

  serve(app, accountCalls.loginCallback, async (given, ctx) => {
    const member = await setRetryAfter(ctx.reply, checkCredentials(context, given, ctx.request.ip));
    cookies.set(ctx.reply, await openSession(context, member));
    return { ...success, user: sessionUserOf(member) };
  });
};
