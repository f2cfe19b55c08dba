import {
  fieldsOf,
  missingTexts,
  type AnyContent,
  type EditableKind,
  type EditableRow,
  type EditState,
  type LanTp,
} from '@narae/contracts';
import { textIn, type SomeTexts } from '@narae/contracts/localized';
import type { EditMark } from '../shared/edited-fields.model.ts';
import type { StoredDraft } from './draft.model.ts';
import type { AdminContext } from './admin-context.ts';

/** The name of an item in the reader's language, or in another where that is missing. */
const titleOf = (kind: EditableKind, content: AnyContent, lanTp: LanTp): string => {
  const field = fieldsOf(kind).find(({ as }) => as === 'texts');
  if (!field || (field.as === 'texts' && field.html)) return '';
  return textIn(content[field.name] as SomeTexts | undefined, lanTp);
};

const toMark = (mark: EditMark | null | undefined) =>
  mark ? { by: mark.by, at: mark.at.toISOString() } : null;

/** Everything of a kind: what is published, what has a draft beside it, and what is a draft only or was taken back. */
export const listContentItems = async (
  { catalog, kinds }: AdminContext,
  kind: EditableKind,
  lanTp: LanTp,
): Promise<EditableRow[]> => {
  const [unpayable, stored, drafts] = await Promise.all([
    kinds[kind].unpayable?.(),
    kinds[kind].all(),
    catalog.drafts.find({ kind, content: { $ne: null } }).lean<StoredDraft[]>(),
  ]);
  const row = (
    id: string,
    state: EditState,
    content: AnyContent,
    edited: EditMark | null | undefined,
  ): EditableRow => ({
    id,
    title: titleOf(kind, content, lanTp),
    state,
    missing: missingTexts(fieldsOf(kind), content).length,
    unpayable: unpayable?.(content as never, id) ?? [],
    edited: toMark(edited),
  });
  const published = stored.filter(({ withdrawn }) => !withdrawn);
  const known = new Set(published.map(({ id }) => id));
  const begun = new Set(drafts.map(({ id }) => id));
  const fresh = drafts.filter(({ id }) => !known.has(id));
  const takenBack = stored.filter(({ id, withdrawn }) => withdrawn && !begun.has(id));
  return [
    ...fresh.map((draft) => row(draft.id, 'draft', draft.content ?? {}, draft.edited)),
    ...takenBack.map(({ id, content, edited }) => row(id, 'draft', content, edited)),
    ...published.map(({ id, content, edited }) => {
      const draft = drafts.find((one) => one.id === id);
      return draft?.content
        ? row(id, 'changed', draft.content, draft.edited)
        : row(id, 'published', content, edited);
    }),
  ];
};
