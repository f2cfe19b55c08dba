import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SignInContext } from './context.ts';
import { callerOf, checkCredentials, checkMayEnter, enter } from '../sessions/index.ts';
import { askNewEmail } from './mailbox/change-email.ts';
import { confirmMailbox, sendConfirmationAgain } from './mailbox/confirm-mailbox.ts';
import { findAccount } from './recovery/find-account.ts';
import { resetPassword, changePassword } from './recovery/new-password.ts';

/** Two steps, with the confirmation popup between them (ACCOUNT-5). */
export const signInRoutes = (app: FastifyInstance, context: SignInContext): void => {
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

/** Confirming and changing the mailbox (ACCOUNT-14). */
export const mailboxRoutes = (app: FastifyInstance, context: SignInContext): void => {
  serve(app, accountCalls.confirmEmail, async ({ token }, { network }) => {
    await confirmMailbox(context, token, network);
    return success;
  });
  serve(app, accountCalls.emailChange, async (given, ctx) => {
    const { lanTp } = ctx;
    const requested = { ...given, lanTp };
    return {
      ...success,
      resdata: await askNewEmail(context, ctx.member(), callerOf(context, ctx), requested),
    };
  });
  serve(app, accountCalls.sendConfirmation, async (_input, { member, lanTp }) => ({
    ...success,
    resdata: await sendConfirmationAgain(context, member().mem_id, lanTp),
  }));
};

/** Help with signing in (ACCOUNT-7). */
export const findRoutes = (app: FastifyInstance, context: SignInContext): void => {
  serve(app, accountCalls.findChk, async (form, ctx) => {
    const resdata = await findAccount(context, form, callerOf(context, ctx), ctx.lanTp);
    return { ...success, resdata };
  });
  serve(app, accountCalls.passwordReset, async (given, ctx) => {
    const mem_id = await resetPassword(context, given, callerOf(context, ctx));
    // The mailbox proves the device: limits that strangers ran into do not concern it.
    context.devices.remember(ctx.request, ctx.reply, mem_id);
    return success;
  });
};

/** For signed-in members (ACCOUNT-26). */
export const passwordChangeRoutes = (app: FastifyInstance, context: SignInContext): void => {
  serve(app, accountCalls.passwordChange, async (given, ctx) => {
    await changePassword(context, ctx.member(), callerOf(context, ctx), given);
    return success;
  });
};
