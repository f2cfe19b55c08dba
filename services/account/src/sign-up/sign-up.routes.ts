import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { KernelContext } from '../kernel/index.ts';
import { isTaken, signUp } from './sign-up.ts';

/** Signing up, also by the path of old clients (CALL-7), and its duplicate check (ACCOUNT-3, ACCOUNT-4). */
export const signUpRoutes = (app: FastifyInstance, context: KernelContext): void => {
  for (const call of [accountCalls.join, accountCalls.signUp])
    serve(
      app,
      call,
      async (form, ctx) => {
        await signUp(context, form, ctx.network, ctx.lanTp);
        return success;
      },
      { repeatsOfVisitors: true },
    );
  serve(app, accountCalls.loginChk, async ({ mem_email }, ctx) => {
    const taken = await isTaken(context, mem_email, ctx.network);
    return taken ? [{ mem_email }] : [];
  });
};
