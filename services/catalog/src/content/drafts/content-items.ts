import {
  fieldsOf,
  missingTexts,
  type AnyContent,
  type EditableKind,
  type EditableRow,
  type LanTp,
  type Preview,
} from '@narae/contracts';
import { daysOf } from '@narae/contracts/editable';
import { textIn, type SomeTexts } from '@narae/contracts/localized';
import type { Published, PreviewView } from '../kinds/content-kind.ts';
import type { EditMark } from '../kinds/content-fields.model.ts';
import type { AdminContext } from '../context.ts';
import type { LiveDraft, Named } from './admin-context.ts';
import { stateOf } from './edit-state.rules.ts';
import { markMissing } from './mark-missing.rules.ts';
import { findContentItem, isLive } from './read-content-item.ts';

const titleOf = (kind: EditableKind, content: AnyContent, lanTp: LanTp): string => {
  const field = fieldsOf(kind).find(({ as }) => as === 'texts');
  if (!field || (field.as === 'texts' && field.html)) return '';
  return textIn(content[field.name] as SomeTexts | undefined, lanTp);
};

const toMark = (mark: EditMark | null | undefined) =>
  mark ? { by: mark.by, at: mark.at.toISOString() } : null;

/** Every item of a kind: in preparation first, then withdrawn, then published. */
export const listContentItems = async (
  { drafts: model, kinds }: AdminContext,
  kind: EditableKind,
  lanTp: LanTp,
): Promise<EditableRow[]> => {
  const [unpayable, stored, drafts] = await Promise.all([
    kinds[kind].unpayable?.(),
    kinds[kind].all(),
    model.find({ kind, content: { $ne: null } }).lean<LiveDraft[]>(),
  ]);
  const row = (id: string, published: Published | null, draft: LiveDraft | null): EditableRow => {
    const { content, edited } = draft ?? published ?? { content: {}, edited: null };
    return {
      id,
      title: titleOf(kind, content, lanTp),
      ...daysOf(kind, content),
      state: stateOf(published, draft),
      missing: missingTexts(fieldsOf(kind), content).length,
      unpayable: unpayable?.(content as never, id) ?? [],
      edited: toMark(edited),
    };
  };
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const publishedIds = new Set(stored.map(({ id }) => id));
  const fresh = drafts.filter(({ id }) => !publishedIds.has(id));
  return [
    ...fresh.map((draft) => row(draft.id, null, draft)),
    ...stored
      .toSorted((a, b) => Number(b.withdrawn) - Number(a.withdrawn))
      .map((item) => row(item.id, item, draftOf.get(item.id) ?? null)),
  ];
};

const empty: Omit<Preview, 'missing'> = {
  images: [],
  product: null,
  hotels: [],
  options: [],
  messages: [],
  event: null,
  kpopInfo: null,
};

/** A draft, else the published content, as shoppers would see it (CATALOG-11). */
export const previewContentItem = async (
  admin: AdminContext,
  { lan_tp, currency, ...named }: Named & PreviewView,
): Promise<Preview> => {
  const { published, draft } = await findContentItem(admin, named);
  const content: AnyContent = isLive(draft) ? draft.content : (published?.content ?? {});
  const shown = markMissing(fieldsOf(named.kind), content, lan_tp) as never;
  const answers = await admin.kinds[named.kind].preview?.(named.id, shown, { lan_tp, currency });
  return { ...empty, ...answers, missing: missingTexts(fieldsOf(named.kind), content) };
};
