import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { askNewEmail } from './change-email.ts';
import { confirmMailbox } from './confirm-mailbox.ts';
import { sendConfirmationAgain } from './send-confirmation.ts';

/** Whether a member has the mailbox they joined with (ACCOUNT-14). */
export const mailboxRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.confirmEmail, async ({ token }, { network }) => {
    await confirmMailbox(context, token, network);
    return success;
  });
  serve(app, accountCalls.emailChange, async (given, ctx) => {
    const { lanTp } = ctx;
    const asked = { ...given, lanTp };
    return { ...success, resdata: await askNewEmail(context, ctx.member(), callerOf(context, ctx), asked) };
  });
  serve(app, accountCalls.sendConfirmation, async (_input, { member, lanTp }) => ({
    ...success,
    resdata: await sendConfirmationAgain(context, member().mem_id, lanTp),
  }));
};
