import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { changePassword } from './change-password.ts';

/** A new password for somebody who is signed in (ACCOUNT-26). */
export const passwordChangeRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.passwordChange, async (given, ctx) => {
    await changePassword(context, ctx.member(), callerOf(context, ctx), given);
    return success;
  });
};
