import { bookingCalls } from '@narae/contracts';
import { DomainError, serve, type CallContext } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { readDocument } from '../documents/read-document.ts';
import { exportPart } from './export-part.ts';
import { joinPart } from './join-part.ts';
import { previewLeaving } from './preview-leaving.ts';

/** For whom account collects an export. @throws DomainError login_required for everybody but account */
const exportedMember = async ({ request }: CallContext): Promise<string> => {
  const [, token] = /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.authorization ?? '') ?? [];
  const mem_id = token === undefined ? null : await request.server.auth.exportingFor(token);
  if (mem_id === null) throw new DomainError('login_required');
  return mem_id;
};

/** What booking keeps of a member: before they leave (ACCOUNT-11), for their export (ACCOUNT-40), and before two accounts are joined (ACCOUNT-36). */
export const memberRoutes = (app: FastifyInstance, context: BookingContext): void => {
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
