import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../context.ts';
import { success } from '../shared/answers.ts';
import { setRetryAfter } from '../throttle/retry-after.ts';
import { findAccount } from './find-account.ts';
import { resetPassword } from './reset-password.ts';

/** For members who forgot how they sign in (ACCOUNT-7). */
export const findRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.findChk, async (form, { request, reply, lanTp }) => {
    const resdata = await setRetryAfter(reply, findAccount(context, form, { ip: request.ip, lanTp }));
    return { ...success, resdata };
  });
  serve(app, accountCalls.passwordReset, async (given, { request, reply }) => {
    await setRetryAfter(reply, resetPassword(context, given, request.ip));
    return success;
  });
};
