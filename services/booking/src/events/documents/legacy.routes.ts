import { bookingCalls } from '@narae/contracts';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EventsContext } from '../context.ts';
import { deleteEventDocuments, type EventDocument, listEventDocuments } from './event-documents.ts';

interface Named {
  file_id?: string | undefined;
  sort_order?: number | undefined;
  file_type?: string | undefined;
}

const namedBy = ({ file_id, sort_order, file_type }: Named): ((eventDocument: EventDocument) => boolean) => {
  if (file_id !== undefined) return (eventDocument) => eventDocument.event_mem_file_id === file_id;
  if (sort_order === undefined || file_type === undefined)
    throw new DomainError('invalid_value', { field: 'file_id' });
  return (eventDocument) => eventDocument.sort_order === sort_order && eventDocument.file_type === file_type;
};

/** Documents for events as old clients list, count and delete them (CALL-7, CALL-8). */
export const legacyEventDocumentRoutes = (app: FastifyInstance, context: EventsContext): void => {
  serve(app, bookingCalls.eventPassPortDtl, async ({ event_id, sort_order }, ctx) => {
    const files = await listEventDocuments(context, event_id, ctx.member().mem_id);
    return files.filter((file) => file.sort_order === sort_order);
  });
  serve(app, bookingCalls.eventPassportCnt, async ({ event_id }, ctx) => {
    const files = await listEventDocuments(context, event_id, ctx.member().mem_id);
    return [{ imgGroupCnt: new Set(files.map(({ sort_order }) => sort_order)).size }];
  });
  serve(app, bookingCalls.eventPassPortAllDelete, async ({ event_id }, ctx) => {
    await deleteEventDocuments(context, event_id, () => true, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.deleteFileEventPassport, async ({ event_id, mod_type, ...named }, ctx) => {
    const chosen = mod_type === 'all' ? () => true : namedBy(named);
    await deleteEventDocuments(context, event_id, chosen, ctx.member().mem_id);
    return success;
  });
};
