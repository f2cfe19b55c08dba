import type { ContentItem } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { EditMark } from '../shared/edited-fields.model.ts';
import type { LiveDraft, AdminContext, Named } from './admin-context.ts';
import { baseOf, draftKey } from './admin-context.ts';
import type { Published } from '../shared/content-kind.ts';
import type { StoredDraft } from './draft.model.ts';

/** The draft of a item, or what is left of its last one. */
export const findDraft = ({ catalog }: AdminContext, named: Named): Promise<StoredDraft | null> =>
  catalog.drafts.findOne({ _id: draftKey(named) }).lean<StoredDraft>();

export const isLive = (draft: StoredDraft | null): draft is LiveDraft => (draft?.content ?? null) !== null;

/** A item's two sides. @throws DomainError content_not_found where it has neither */
export const findContentItem = async (
  admin: AdminContext,
  named: Named,
): Promise<{ published: Published | null; draft: StoredDraft | null }> => {
  const [published, draft] = await Promise.all([
    admin.kinds[named.kind].find(named.id),
    findDraft(admin, named),
  ]);
  if (!published && !isLive(draft)) throw new DomainError('content_not_found', { field: 'id' });
  return { published, draft };
};

const done = ({ by, at }: EditMark) => ({ by, at: at.toISOString() });

/** A item with what shoppers see of it and what is being prepared. */
export const readContentItem = async (admin: AdminContext, named: Named): Promise<ContentItem> => {
  const { published, draft } = await findContentItem(admin, named);
  return {
    id: named.id,
    published: published?.content ?? null,
    base: baseOf(admin.kinds[named.kind], published),
    edited: published?.edited ? done(published.edited) : null,
    draft:
      isLive(draft) && draft.edited
        ? { content: draft.content, base: draft.base, saved: done(draft.edited) }
        : null,
    rev: draft?.rev ?? 0,
  };
};
