import type { DeskNoticeRow } from '@narae/contracts';

export type NoticeState = 'draft' | 'planned' | 'published' | 'withdrawn';

/** State of a notice at a moment (COMMUNITY-3). */
export const noticeState = (
  { publish_at, withdrawn }: Pick<DeskNoticeRow, 'publish_at' | 'withdrawn'>,
  now: Date,
): NoticeState => {
  if (withdrawn) return 'withdrawn';
  if (publish_at === '') return 'draft';
  return new Date(publish_at) <= now ? 'published' : 'planned';
};

const two = (part: number): string => String(part).padStart(2, '0');

/** Local day and time for a field; empty for none. */
export const toLocalField = (iso: string): string => {
  if (iso === '') return '';
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** In ISO 8601; empty where the field has no moment. */
export const fromLocalField = (value: string): string => {
  const at = new Date(value);
  return value === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
};
