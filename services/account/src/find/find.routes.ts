import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../context.ts';
import { findAccount } from './find-account.ts';
import { resetPassword } from './reset-password.ts';
import { success } from '../shared/answers.ts';
import { setRetryAfter } from '../throttle/retry-after.ts';

/** For members who forgot how they sign in (ACCOUNT-7). */
export const findRoutes = (app: FastifyInstance, account: Account): void => {
  serve(app, accountCalls.findChk, async (form, { request, reply, lanTp }) => {
    const resdata = await setRetryAfter(reply, findAccount(account, form, { ip: request.ip, lanTp }));
    return { ...success, resdata };
  });
  serve(app, accountCalls.passwordReset, async (given, { request, reply }) => {
    await setRetryAfter(reply, resetPassword(account, given, request.ip));
    return success;
  });
};
