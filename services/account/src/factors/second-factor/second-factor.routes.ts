import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { beginSetUp } from './begin-set-up.ts';
import { confirmSetUp } from './confirm-set-up.ts';
import { enterCode } from './enter-code.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { showSecondFactor } from './show-second-factor.ts';

/** The second factor of administrators (ACCOUNT-30). */
export const secondFactorRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.secondFactor, (_input, ctx) => showSecondFactor(context, ctx.member()));
  serve(app, accountCalls.secondFactorBegin, ({ mem_password }, ctx) =>
    beginSetUp(context, ctx.member(), callerOf(context, ctx), mem_password),
  );
  serve(app, accountCalls.secondFactorConfirm, async ({ code }, ctx) => ({
    recovery_codes: await confirmSetUp(context, ctx.member(), code),
  }));
  serve(app, accountCalls.secondFactorEnter, async ({ code }, ctx) => {
    await enterCode(context, ctx.member(), code);
    return success;
  });
  serve(app, accountCalls.recoveryCodesMake, async ({ mem_password }, ctx) => ({
    recovery_codes: await makeRecoveryCodes(context, ctx.member(), callerOf(context, ctx), mem_password),
  }));
};
