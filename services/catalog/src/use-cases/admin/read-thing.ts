import type { EditableThing } from '@narae/contracts';
import { Refusal } from '@narae/service-kit';
import type { EditMark } from '../../data/edited-fields.ts';
import type { LiveDraft, BackOffice, Named } from './back-office.ts';
import { baseOf, draftKey } from './back-office.ts';
import type { Published } from './kind.ts';
import type { StoredDraft } from '../../data/draft.model.ts';

/** The draft of a thing, or what is left of its last one. */
export const findDraft = ({ catalog }: BackOffice, named: Named): Promise<StoredDraft | null> =>
  catalog.drafts.findOne({ _id: draftKey(named) }).lean<StoredDraft>();

export const isLive = (draft: StoredDraft | null): draft is LiveDraft => (draft?.content ?? null) !== null;

/** A thing's two sides. @throws Refusal thing_not_found where it has neither */
export const findThing = async (
  office: BackOffice,
  named: Named,
): Promise<{ published: Published | null; draft: StoredDraft | null }> => {
  const [published, draft] = await Promise.all([
    office.kinds[named.kind].find(named.id),
    findDraft(office, named),
  ]);
  if (!published && !isLive(draft)) throw new Refusal('thing_not_found', { field: 'id' });
  return { published, draft };
};

const done = ({ by, at }: EditMark) => ({ by, at: at.toISOString() });

/** A thing with what shoppers see of it and what is being prepared. */
export const readThing = async (office: BackOffice, named: Named): Promise<EditableThing> => {
  const { published, draft } = await findThing(office, named);
  return {
    id: named.id,
    published: published?.content ?? null,
    base: baseOf(office.kinds[named.kind], published),
    edited: published?.edited ? done(published.edited) : null,
    draft:
      isLive(draft) && draft.edited
        ? { content: draft.content, base: draft.base, saved: done(draft.edited) }
        : null,
    rev: draft?.rev ?? 0,
  };
};
