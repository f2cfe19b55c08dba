import { bookingCalls } from '@narae/contracts';
import { announcedBytes, MAX_IMAGE_BYTES, readImageUpload, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EventsContext } from '../context.ts';
import { countUpload } from '../../documents/index.ts';
import {
  checkGuestDocumentPlace,
  deleteEventDocument,
  listEventDocuments,
  uploadEventDocument,
} from './event-documents.ts';
import { reserverOf } from '../reservations/begin-reservation.ts';

/** Documents of those who reserve an event (EVENT-6, CALL-8); read like travellers' documents. */
export const eventDocumentRoutes = (app: FastifyInstance, context: EventsContext): void => {
  serve(app, bookingCalls.eventPassPortList, ({ event_id }, ctx) =>
    listEventDocuments(context, event_id, ctx.member().mem_id),
  );
  serve(app, bookingCalls.uploadEventPassport, async (address, ctx) => {
    const by = reserverOf(ctx);
    await checkGuestDocumentPlace(context, address, by.mem_id);
    await countUpload(context, by.mem_id, announcedBytes(ctx.request, MAX_IMAGE_BYTES));
    const image = await readImageUpload(ctx.request);
    return { ...success, file: await uploadEventDocument(context, address, image, by) };
  });
  serve(app, bookingCalls.eventPassPortDelete, async ({ event_mem_file_id }, ctx) => {
    await deleteEventDocument(context, event_mem_file_id, ctx.member().mem_id);
    return success;
  });
};
