import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../context.ts';
import { callerOf } from '../devices/caller.ts';
import { sessionUserOf } from '../domain/session-user.view.ts';
import { openSession } from '../sessions/open-session.ts';
import { success } from '../shared/answers.ts';
import { checkCredentials } from './check-credentials.ts';

/** Signing in takes two steps, with the confirmation popup between them (ACCOUNT-5). */
export const signInRoutes = (app: FastifyInstance, context: AccountContext): void => {
  const { cookies, devices } = context;
  serve(app, accountCalls.memChk, async (given, ctx) => {
    await checkCredentials(context, given, callerOf(context, ctx));
    return success;
  });

  serve(app, accountCalls.loginCallback, async (given, ctx) => {
    const member = await checkCredentials(context, given, callerOf(context, ctx));
    const device = devices.remember(ctx.request, ctx.reply, member.mem_id);
    cookies.set(ctx.reply, await openSession(context, member, device));
    return { ...success, user: sessionUserOf(member) };
  });
};
