import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { LeavingContext } from './context.ts';
import { callerOf, sessionUserOf } from '../sessions/index.ts';
import { leaveShop, previewLeaving } from './closing/leave-shop.ts';
import { downloadExport } from './export/download-export.ts';
import { requestExport, showExport } from './export/exports.ts';
import { mergeAccounts, showOffer } from './merge/merge-accounts.ts';

/** Leaving (ACCOUNT-11). */
export const leavingRoutes = (app: FastifyInstance, context: LeavingContext): void => {
  serve(app, accountCalls.leavePreview, (_input, ctx) => previewLeaving(context, ctx.member()));

  serve(app, accountCalls.memberDelete, async ({ mem_password }, ctx) => {
    await leaveShop(context, ctx.member(), { caller: callerOf(context, ctx), mem_password });
    context.cookies.clear(ctx.reply);
    return success;
  });
};

/** Exports (ACCOUNT-40). */
export const exportRoutes = (app: FastifyInstance, context: LeavingContext): void => {
  serve(app, accountCalls.exportStatus, async (_input, ctx) => ({
    export: await showExport(context, ctx.member().mem_id),
  }));

  serve(app, accountCalls.exportRequest, async ({ mem_password }, ctx) => {
    const { lanTp: lan_tp } = ctx;
    await requestExport(context, ctx.member(), { caller: callerOf(context, ctx), mem_password, lan_tp });
    return success;
  });

  serve(app, accountCalls.exportDownload, async ({ token }, ctx) => {
    await context.limiter.count('link-ip', ctx.network);
    const pieces = await downloadExport(context, ctx.member(), token);
    return ctx.reply
      .header('cache-control', 'no-store, private')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'attachment; filename="narae.zip"')
      .type('application/zip')
      .send(Readable.from(pieces));
  });
};

/** Merging accounts (ACCOUNT-36). */
export const mergeRoutes = (app: FastifyInstance, context: LeavingContext): void => {
  serve(app, accountCalls.joinOffer, (_input, ctx) => showOffer(context, ctx.member()));

  serve(app, accountCalls.accountsJoin, async ({ mem_password }, ctx) => {
    const user = ctx.member();
    const member = await mergeAccounts(context, user, { caller: callerOf(context, ctx), mem_password });
    return { user: sessionUserOf(member, !user.secondFactorNeeded) };
  });
};
