import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { leaveShop } from './leave-shop.ts';
import { previewLeaving } from './preview-leaving.ts';

/** Leaving the shop (ACCOUNT-11). */
export const leavingRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.leavePreview, (_input, ctx) => previewLeaving(context, ctx.member()));

  serve(app, accountCalls.memberDelete, async ({ mem_password }, ctx) => {
    await leaveShop(context, ctx.member(), { caller: callerOf(context, ctx), mem_password });
    context.cookies.clear(ctx.reply);
    return success;
  });
};
