import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { findAccount } from './find-account.ts';
import { resetPassword } from './reset-password.ts';

/** For members who forgot how they sign in (ACCOUNT-7). */
export const findRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.findChk, async (form, ctx) => {
    const resdata = await findAccount(context, form, callerOf(context, ctx), ctx.lanTp);
    return { ...success, resdata };
  });
  serve(app, accountCalls.passwordReset, async (given, ctx) => {
    const mem_id = await resetPassword(context, given, callerOf(context, ctx));
    // The mailbox shows whose device it is: limits that strangers have run into do not concern it.
    context.devices.remember(ctx.request, ctx.reply, mem_id);
    return success;
  });
};
