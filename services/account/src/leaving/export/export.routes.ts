import { Readable } from 'node:stream';
import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { downloadExport } from './download-export.ts';
import { requestExport, showExport } from './request-export.ts';

/** A copy of everything about a member (ACCOUNT-40). */
export const exportRoutes = (app: FastifyInstance, context: AccountContext): void => {
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
