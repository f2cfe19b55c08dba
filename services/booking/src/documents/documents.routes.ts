import { bookingCalls, mayAct } from '@narae/contracts';
import { announcedBytes, MAX_IMAGE_BYTES, readImageUpload, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DocumentsContext } from './context.ts';
import { shopperOf } from '../kernel/index.ts';
import { deleteDocument } from './delete-documents.ts';
import { listDocuments, readDocument } from './read-document.ts';
import { checkDocumentPlace, uploadDocument } from './upload-document.ts';
import { countUpload } from './upload-quota.ts';

/** Travellers' documents (DOC-1 to DOC-6, CALL-8). */
export const documentRoutes = (app: FastifyInstance, context: DocumentsContext): void => {
  serve(app, bookingCalls.passPortGroupList, ({ cart_id }, ctx) =>
    listDocuments(context, cart_id, shopperOf(ctx)),
  );

  serve(app, bookingCalls.uploadPassport, async (address, ctx) => {
    const { mem_id } = ctx.member();
    await checkDocumentPlace(context, address, mem_id);
    await countUpload(context, mem_id, announcedBytes(ctx.request, MAX_IMAGE_BYTES));
    const image = await readImageUpload(ctx.request);
    return { ...success, file: await uploadDocument(context, address, image, shopperOf(ctx)) };
  });

  serve(app, bookingCalls.passportImgDelete, async ({ mem_file_id }, ctx) => {
    await deleteDocument(context, mem_file_id, ctx.member().mem_id);
    return success;
  });

  serve(app, bookingCalls.travellerFile, async ({ mem_file_id }, ctx) => {
    const { mem_id, role } = ctx.member();
    const admin = mayAct(role, 'booking');
    const { bytes, mime } = await readDocument(context, mem_file_id, { mem_id, admin, traceId: ctx.traceId });
    return ctx.reply
      .header('cache-control', 'no-store, private')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(mime)
      .send(bytes);
  });
};
