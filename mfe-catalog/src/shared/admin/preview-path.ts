import type { EditableKind } from '@narae/contracts/editable';
import type { PageName } from '@narae/contracts/pages';
import { href, type LanTp } from '@narae/shell-sdk';

/** Kinds with a page of their own, and where it is previewed. */
const previewPages = {
  product: 'adminPreview',
  event: 'adminPreviewEvent',
  kpopInfo: 'adminPreviewKpop',
} as const satisfies Partial<Record<EditableKind, PageName>>;
export type PreviewKind = keyof typeof previewPages;

const hasPage = (kind: EditableKind): kind is PreviewKind => Object.hasOwn(previewPages, kind);

/** Where a draft is shown as shoppers would see it; null for what has no page. */
export const previewPath = (kind: EditableKind, id: string, lan_tp: LanTp): string | null =>
  hasPage(kind) ? href(previewPages[kind], { id, lan_tp }) : null;
