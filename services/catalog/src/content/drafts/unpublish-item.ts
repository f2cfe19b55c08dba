import { withdrawableKinds } from '@narae/contracts';
import { DomainError, isDuplicateKey } from '@narae/service-kit';
import { conflict, draftKey, type AdminContext, type Named } from './admin-context.ts';
import { contentMark } from '../kinds/content-mark.ts';
import type { StoredDraft } from './draft.model.ts';
import { findContentItem, findDraft, isLive } from './read-content-item.ts';

/**
 * Takes an item back from shoppers (CATALOG-14): its page answers 404, lists and search leave it out, booking sells it no
 * more. The draft is written first, so that a process that ends in between loses nothing; it starts from nothing
 * published, and publishing it shows the item again.
 * @throws DomainError invalid_value for a kind that is no item of its own; content_not_found where nothing is published;
 *   draft_conflict when the draft is not the one that was seen; publish_conflict when somebody else was faster
 */
export const unpublishItem = async (
  admin: AdminContext,
  { rev, ...named }: Named & { rev: number },
  by: string,
): Promise<void> => {
  if (!withdrawableKinds.has(named.kind)) throw new DomainError('invalid_value', { field: 'kind' });
  const { published, draft } = await findContentItem(admin, named);
  if (!published) throw new DomainError('content_not_found', { field: 'id' });
  const mark = contentMark(admin.catalog, { by, action: 'unpublished', ...named }, null, null);
  const content = isLive(draft) ? draft.content : published.content;
  await keepAsDraft(admin, named, rev, { content, base: '', edited: mark.edited });
  const edit = { basedOn: published.version, withdraw: true, mark };
  const outcome = await admin.kinds[named.kind].publish(named.id, published.content as never, edit);
  if (outcome === 'stale')
    throw conflict('publish_conflict', (await admin.kinds[named.kind].find(named.id))?.edited);
};

/** Writes a draft over the one that was seen. @throws DomainError draft_conflict */
const keepAsDraft = async (
  admin: AdminContext,
  named: Named,
  rev: number,
  draft: Pick<StoredDraft, 'content' | 'base' | 'edited'>,
): Promise<void> => {
  const { drafts } = admin.catalog;
  const next = { ...draft, rev: rev + 1 };
  const { modifiedCount } = await drafts.updateOne({ _id: draftKey(named), rev }, { $set: next });
  if (modifiedCount === 1) return;
  try {
    if (rev !== 0) throw conflict('draft_conflict', (await findDraft(admin, named))?.edited);
    await drafts.create({ _id: draftKey(named), ...named, ...next, audit: [] });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict('draft_conflict', (await findDraft(admin, named))?.edited);
  }
};
