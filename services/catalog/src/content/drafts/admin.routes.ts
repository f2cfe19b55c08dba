import { catalogCalls } from '@narae/contracts';
import {
  announcedBytes,
  MAX_FILM_BYTES,
  MAX_IMAGE_BYTES,
  readImageUpload,
  receiveFilmUpload,
  serve,
  serveSecurityLog,
} from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { addFilm, addPicture } from './uploads.ts';
import type { AdminContext } from '../context.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { listContentItems, previewContentItem } from './content-items.ts';
import { publishDraft, unpublishItem } from './publish-draft.ts';
import { readContentItem } from './read-content-item.ts';

/** The admin area, for administrators only (CATALOG-11). */
export const adminRoutes = (app: FastifyInstance, admin: AdminContext): void => {
  serve(app, catalogCalls.adminList, ({ kind }, ctx) => listContentItems(admin, kind, ctx.lanTp));
  serve(app, catalogCalls.adminRead, (named) => readContentItem(admin, named));
  serve(app, catalogCalls.adminDraftSave, async (input, ctx) => ({
    msg: 'success',
    ...(await saveDraft(admin, input, ctx.member().mem_id)),
  }));
  serve(app, catalogCalls.adminDraftDiscard, async (input, ctx) => {
    await discardDraft(admin, input, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminPublish, async (input, ctx) => {
    await publishDraft(admin, input, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminUnpublish, async (input, ctx) => {
    await unpublishItem(admin, input, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminPreview, (input) => previewContentItem(admin, input));
  serve(app, catalogCalls.adminPicture, async (input, ctx) => {
    await admin.files.checkRoom(announcedBytes(ctx.request, MAX_IMAGE_BYTES));
    return addPicture(admin, input, (await readImageUpload(ctx.request)).bytes);
  });
  serve(app, catalogCalls.adminFilm, async (named, ctx) => {
    await admin.files.checkRoom(announcedBytes(ctx.request, MAX_FILM_BYTES));
    return addFilm(admin, named, (path) => receiveFilmUpload(ctx.request, path));
  });
  serve(app, catalogCalls.adminAudit, (input) => admin.auditLog.read(input));
  serveSecurityLog(app, catalogCalls.catalogSecurityLog);
};
