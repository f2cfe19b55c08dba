import { catalogCalls } from '@narae/contracts';
import { readImageUpload, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { addPicture } from '../use-cases/admin/add-picture.ts';
import { readAudit } from '../use-cases/admin/audit.ts';
import type { AdminContext } from '../use-cases/admin/admin-context.ts';
import { discardDraft } from '../use-cases/admin/end-draft.ts';
import { listContentItems } from '../use-cases/admin/list-content-items.ts';
import { previewContentItem } from '../use-cases/admin/preview-content-item.ts';
import { publishDraft } from '../use-cases/admin/publish-draft.ts';
import { readContentItem } from '../use-cases/admin/read-content-item.ts';
import { saveDraft } from '../use-cases/admin/save-draft.ts';

/** The admin area; the call table lets administrators in and nobody else. */
export const adminRoutes = (app: FastifyInstance, admin: AdminContext): void => {
  serve(app, catalogCalls.adminList, ({ kind }, ctx) => listContentItems(admin, kind, ctx.lanTp));
  serve(app, catalogCalls.adminRead, (named) => readContentItem(admin, named));
  serve(app, catalogCalls.adminDraftSave, async (asked, ctx) => ({
    msg: 'success',
    ...(await saveDraft(admin, asked, ctx.member().mem_id)),
  }));
  serve(app, catalogCalls.adminDraftDiscard, async (asked, ctx) => {
    await discardDraft(admin, asked, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminPublish, async (asked, ctx) => {
    await publishDraft(admin, asked, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminPreview, (asked) => previewContentItem(admin, asked));
  serve(app, catalogCalls.adminPicture, async (asked, ctx) =>
    addPicture(admin, asked, (await readImageUpload(ctx.request)).bytes),
  );
  serve(app, catalogCalls.adminAudit, (asked) => readAudit(admin.catalog, asked));
};
