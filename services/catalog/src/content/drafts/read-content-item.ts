import { fieldsOf, type ContentItem } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { fillTexts } from '../kinds/fill-texts.rules.ts';
import type { Published } from '../kinds/content-kind.ts';
import type { EditMark } from '../kinds/content-fields.model.ts';
import type { AdminContext } from '../context.ts';
import { baseOf, draftKey, type LiveDraft, type Named } from './admin-context.ts';
import type { StoredDraft } from './draft.model.ts';
import { stateOf } from './edit-state.rules.ts';
import { rebased } from './rebase-draft.rules.ts';

/** The draft with all current fields and languages; empty where the last was published or discarded. */
export const findDraft = async (
  { drafts, kinds }: AdminContext,
  named: Named,
): Promise<StoredDraft | null> => {
  const draft = await drafts.findOne({ _id: draftKey(named) }).lean<StoredDraft>();
  if (!draft?.content) return draft;
  const content = kinds[named.kind].complete?.(draft.content) ?? draft.content;
  return { ...draft, content: fillTexts(fieldsOf(named.kind), content) };
};

export const isLive = (draft: StoredDraft | null): draft is LiveDraft => (draft?.content ?? null) !== null;

/** An item's published content and its draft. @throws DomainError content_not_found where there is neither */
export const findContentItem = async (
  admin: AdminContext,
  named: Named,
): Promise<{
  published: Published | null;
  stored: Published | null;
  draft: StoredDraft | null;
}> => {
  const [stored, draft] = await Promise.all([
    admin.kinds[named.kind].find(named.id),
    findDraft(admin, named),
  ]);
  if (stored?.withdrawn) return { published: null, stored, draft: draftOfWithdrawn(named, stored, draft) };
  if (!stored && !isLive(draft)) throw new DomainError('content_not_found', { field: 'id' });
  const current = draft && rebased(admin.kinds[named.kind], draft, stored);
  return { published: stored, stored, draft: current };
};

/** A withdrawn item is a draft: the newest text of it, else what was published last (CATALOG-14). */
const draftOfWithdrawn = (
  named: Named,
  { content, edited }: Published,
  draft: StoredDraft | null,
): StoredDraft =>
  isLive(draft)
    ? draft
    : {
        ...named,
        _id: draftKey(named),
        rev: draft?.rev ?? 0,
        content,
        base: '',
        edited: draft?.edited ?? edited,
      };

const markOfEdit = ({ by, at }: EditMark) => ({ by, at: at.toISOString() });

export const readContentItem = async (admin: AdminContext, named: Named): Promise<ContentItem> => {
  const { published, stored, draft } = await findContentItem(admin, named);
  const content = isLive(draft) ? draft.content : published?.content;
  const unpayable = await admin.kinds[named.kind].unpayable?.();
  return {
    id: named.id,
    state: stateOf(stored, isLive(draft) ? draft : null),
    published: published?.content ?? null,
    base: baseOf(admin.kinds[named.kind], published),
    edited: published?.edited ? markOfEdit(published.edited) : null,
    draft:
      isLive(draft) && draft.edited
        ? { content: draft.content, base: draft.base, saved: markOfEdit(draft.edited) }
        : null,
    rev: draft?.rev ?? 0,
    unpayable: (content && unpayable?.(content as never, named.id)) ?? [],
    seats_taken: stored?.seats_taken ?? 0,
  };
};
