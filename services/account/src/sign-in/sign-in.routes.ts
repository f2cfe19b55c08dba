import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../context.ts';
import { callerOf } from '../sessions/devices/caller.ts';
import { checkCredentials } from '../sessions/passwords/check-credentials.ts';
import { checkMayEnter, enter } from '../sessions/enter.ts';

/** Signing in takes two steps, with the confirmation popup between them (ACCOUNT-5). */
export const signInRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.memChk, async (given, ctx) => {
    await checkMayEnter(context, await checkCredentials(context, given, callerOf(context, ctx)));
    return success;
  });

  serve(app, accountCalls.loginCallback, async (given, ctx) => {
    const member = await checkCredentials(context, given, callerOf(context, ctx));
    const { request, reply } = ctx;
    return { ...success, user: await enter(context, member, { request, reply, method: 'password' }) };
  });
};
