import type { AuditEntry } from '@narae/service-kit';
import type { EditMark } from '../kinds/edited-fields.model.ts';
import { contentMark } from '../kinds/content-mark.ts';
import { conflict, draftKey, type AdminContext, type Named } from './admin-context.ts';
import { findContentItem, isLive } from './read-content-item.ts';

/** Empties a draft; its number goes on, so that saving it from another window is a conflict. */
export const emptyDraft = async (
  { catalog }: AdminContext,
  named: Named,
  rev: number,
  { edited, audit }: { edited: EditMark; audit?: AuditEntry },
): Promise<boolean> => {
  const { modifiedCount } = await catalog.drafts.updateOne(
    { _id: draftKey(named), rev },
    { $set: { content: null, base: '', rev: rev + 1, edited }, ...(audit ? { $push: { audit } } : {}) },
  );
  return modifiedCount === 1;
};

/**
 * Discards a draft; of an item that was taken back stays what was published last (CATALOG-14).
 * @throws DomainError draft_conflict when it is not the one that was seen, content_not_found
 */
export const discardDraft = async (
  admin: AdminContext,
  { rev, ...named }: Named & { rev: number },
  by: string,
): Promise<void> => {
  const { stored, draft } = await findContentItem(admin, named);
  const mark = contentMark(
    admin.catalog,
    { by, action: 'draft-discarded', ...named },
    draft?.content ?? null,
    stored?.content ?? null,
  );
  if (!isLive(draft) || !(await emptyDraft(admin, named, rev, mark)))
    throw conflict('draft_conflict', draft?.edited);
};
