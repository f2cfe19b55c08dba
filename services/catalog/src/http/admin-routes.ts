import { catalogCalls } from '@narae/contracts';
import { readImageUpload, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { addPicture } from '../use-cases/admin/add-picture.ts';
import { readAudit } from '../use-cases/admin/audit.ts';
import type { BackOffice } from '../use-cases/admin/back-office.ts';
import { discardDraft } from '../use-cases/admin/end-draft.ts';
import { listThings } from '../use-cases/admin/list-things.ts';
import { previewThing } from '../use-cases/admin/preview-thing.ts';
import { publishDraft } from '../use-cases/admin/publish-draft.ts';
import { readThing } from '../use-cases/admin/read-thing.ts';
import { saveDraft } from '../use-cases/admin/save-draft.ts';

/** The back office; the call table lets administrators in and nobody else. */
export const adminRoutes = (app: FastifyInstance, office: BackOffice): void => {
  serve(app, catalogCalls.adminList, ({ kind }, ctx) => listThings(office, kind, ctx.lanTp));
  serve(app, catalogCalls.adminRead, (named) => readThing(office, named));
  serve(app, catalogCalls.adminDraftSave, async (asked, ctx) => ({
    msg: 'success',
    ...(await saveDraft(office, asked, ctx.member().mem_id)),
  }));
  serve(app, catalogCalls.adminDraftDiscard, async (asked, ctx) => {
    await discardDraft(office, asked, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminPublish, async (asked, ctx) => {
    await publishDraft(office, asked, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminPreview, (asked) => previewThing(office, asked));
  serve(app, catalogCalls.adminPicture, async (asked, ctx) =>
    addPicture(office, asked, (await readImageUpload(ctx.request)).bytes),
  );
  serve(app, catalogCalls.adminAudit, (asked) => readAudit(office.catalog, asked));
};
