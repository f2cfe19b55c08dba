import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { KernelContext } from '../kernel/index.ts';
import { isTaken } from './sign-up.ts';

/** The duplicate check of old clients (CALL-7, ACCOUNT-4). */
export const legacySignUpRoutes = (app: FastifyInstance, context: KernelContext): void => {
  serve(app, accountCalls.memChkJoin, async ({ mem_email }, ctx) => {
    const taken = await isTaken(context, mem_email, ctx.network);
    return taken ? { msg: 'duplication' as const } : success;
  });
};
