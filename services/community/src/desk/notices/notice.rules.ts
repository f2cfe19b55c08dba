import type { DeskNotice, ErrorKey } from '@narae/contracts';
import { missingFallback, missingHalf } from '../written-texts.rules.ts';

export type WrittenNotice = Omit<DeskNotice, 'cou_id' | 'version'>;

const saysAnything = (html: string): boolean => html.replaceAll(/<[^<>]*>/g, '').trim() !== '';

/**
 * Both or neither of title and text per language; a published title in a fallback language that a person has
 * written or reviewed (COMMUNITY-23).
 */
export const noticeViolation = (
  notice: WrittenNotice,
): { readonly key: ErrorKey; readonly field: string } | null => {
  const half = missingHalf(notice, saysAnything);
  if (half) return { key: 'notice_content_input', field: half };
  const fallback = notice.publish_at === '' ? null : missingFallback(notice);
  return fallback ? { key: 'notice_title_input', field: fallback } : null;
};

export const wasPublished = (publish_at: Date | null, now: Date): boolean =>
  publish_at !== null && publish_at <= now;
