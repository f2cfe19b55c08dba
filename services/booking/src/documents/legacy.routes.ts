import { bookingCalls } from '@narae/contracts';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DocumentsContext } from './context.ts';
import { deleteDocuments } from './delete-documents.ts';
import { listDocuments } from './read-document.ts';
import { type BookingFile, shopperOf } from '../kernel/index.ts';

/** Stands for a missing file number: a path has no empty parts. */
const NO_FILE = '0';

/** One file, or every file of a person and kind. */
interface Named {
  file_id?: string | undefined;
  mem_type?: string | undefined;
  sort_order?: number | undefined;
  file_type?: string | undefined;
}

const namedBy = ({ file_id, mem_type, sort_order, file_type }: Named): ((file: BookingFile) => boolean) => {
  if (file_id !== undefined) return (file) => file.mem_file_id === file_id;
  if (mem_type === undefined || sort_order === undefined || file_type === undefined)
    throw new DomainError('invalid_value', { field: 'file_id' });
  return (file) =>
    file.mem_type === mem_type && file.sort_order === sort_order && file.file_type === file_type;
};

/** For old clients (CALL-7, CALL-8). */
export const legacyDocumentRoutes = (app: FastifyInstance, context: DocumentsContext): void => {
  serve(app, bookingCalls.passPortList, ({ cart_id }, ctx) =>
    listDocuments(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.passPortDtl, async ({ cart_id, mem_type, sort_order }, ctx) => {
    const files = await listDocuments(context, cart_id, shopperOf(ctx));
    return files.filter((file) => file.mem_type === mem_type && file.sort_order === sort_order);
  });

  serve(app, bookingCalls.passportImgAllDelete, async ({ cart_id }, ctx) => {
    await deleteDocuments(context, { cart_id }, () => true, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.deleteFilePassport, async ({ cart_id, mod_type, ...named }, ctx) => {
    const chosen = mod_type === 'all' ? () => true : namedBy(named);
    await deleteDocuments(context, { cart_id }, chosen, ctx.member().mem_id);
    return success;
  });
  serve(
    app,
    bookingCalls.deleteFilePassportPath,
    async ({ cart_id, mem_type, sort_order, file_type, mem_file_id }, ctx) => {
      const file_id = mem_file_id === NO_FILE ? undefined : mem_file_id;
      const chosen = namedBy({ file_id, mem_type, sort_order, file_type });
      await deleteDocuments(context, { cart_id }, chosen, ctx.member().mem_id);
      return success;
    },
  );
};
