import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../context.ts';
import { isTaken, join } from './join.ts';
import { duplication, success } from '../shared/answers.ts';
import { setRetryAfter } from '../throttle/retry-after.ts';

/** Signing up, with the duplicate check under its three paths (ACCOUNT-4). */
export const joinRoutes = (app: FastifyInstance, account: Account): void => {
  serve(app, accountCalls.join, async (form, ctx) => {
    await setRetryAfter(ctx.reply, join(account, form, ctx.request.ip));
    return success;
  });
  serve(app, accountCalls.signUp, async (form, ctx) => {
    await setRetryAfter(ctx.reply, join(account, form, ctx.request.ip));
    return success;
  });
  serve(app, accountCalls.memChkJoin, async ({ mem_email }, ctx) => {
    const taken = await setRetryAfter(ctx.reply, isTaken(account, mem_email, ctx.request.ip));
    return taken ? duplication : success;
  });
  serve(app, accountCalls.loginChk, async ({ mem_email }, ctx) => {
    const taken = await setRetryAfter(ctx.reply, isTaken(account, mem_email, ctx.request.ip));
    return taken ? [{ mem_email }] : [];
  });
};
