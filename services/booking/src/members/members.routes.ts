import { bookingCalls } from '@narae/contracts';
import { exportedMember, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { MembersContext } from './context.ts';
import { readDocument } from '../documents/index.ts';
import { exportPart } from './export-part.ts';
import { joinPart, previewLeaving } from './previews.ts';

/** Before leaving (ACCOUNT-11), for the export (ACCOUNT-40), before a join (ACCOUNT-36). */
export const memberRoutes = (app: FastifyInstance, context: MembersContext): void => {
  serve(app, bookingCalls.leavePreviewBooking, (_input, ctx) =>
    previewLeaving(context, { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp }),
  );

  serve(app, bookingCalls.memberExportPart, async (page, ctx) =>
    exportPart(context, await exportedMember(ctx), page),
  );

  serve(app, bookingCalls.memberJoinPart, async (_input, ctx) =>
    joinPart(context, await exportedMember(ctx)),
  );

  serve(app, bookingCalls.memberExportFile, async ({ file_id }, ctx) => {
    const mem_id = await exportedMember(ctx);
    const { bytes, mime } = await readDocument(context, file_id, {
      mem_id,
      admin: false,
      traceId: ctx.traceId,
    });
    return ctx.reply.header('cache-control', 'no-store, private').type(mime).send(bytes);
  });
};
