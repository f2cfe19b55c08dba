import type { DeskNotice, ErrorKey } from '@narae/contracts';
import { missingFallback, missingHalf } from '../written-texts.rules.ts';

export type WrittenNotice = Omit<DeskNotice, 'cou_id' | 'version'>;

const saysAnything = (html: string): boolean => html.replaceAll(/<[^<>]*>/g, '').trim() !== '';

/**
 * Checks a notice (COMMUNITY-23): each language has title and text or neither; a published notice has a title in a
 * fallback language, written or reviewed by a person.
 */
export const noticeViolation = (
  notice: WrittenNotice,
): { readonly key: ErrorKey; readonly field: string } | null => {
  const half = missingHalf(notice, saysAnything);
  if (half) return { key: 'notice_content_input', field: half };
  const fallback = notice.publish_at === '' ? null : missingFallback(notice);
  return fallback ? { key: 'notice_title_input', field: fallback } : null;
};

/** Whether readers may have seen the notice. */
export const wasPublished = (publish_at: Date | null, now: Date): boolean =>
  publish_at !== null && publish_at <= now;
