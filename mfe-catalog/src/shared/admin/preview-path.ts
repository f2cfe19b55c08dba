import type { EditableKind } from '@narae/contracts/editable';
import type { LanTp } from '@narae/shell-sdk';

/** Kinds with a page of their own, and where it is previewed. */
export const previewScreens = {
  product: '/admin/preview',
  event: '/admin/previewEvent',
  kpopInfo: '/admin/previewKpop',
} as const satisfies Partial<Record<EditableKind, string>>;
export type PreviewKind = keyof typeof previewScreens;

const hasScreen = (kind: EditableKind): kind is PreviewKind => Object.hasOwn(previewScreens, kind);

/** Where a draft is shown as shoppers would see it; null for what has no page. */
export const previewPath = (kind: EditableKind, id: string, lan_tp: LanTp): string | null =>
  hasScreen(kind) ? `${previewScreens[kind]}?${new URLSearchParams({ id, lan_tp })}` : null;
