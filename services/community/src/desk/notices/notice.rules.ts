import type { DeskNotice, ErrorKey } from '@narae/contracts';
import { missingFallback, missingHalf } from '../written-texts.rules.ts';

/** A notice as the desk writes it. */
export type WrittenNotice = Omit<DeskNotice, 'cou_id' | 'version'>;

/** Whether HTML says anything. */
const saysAnything = (html: string): boolean => html.replaceAll(/<[^<>]*>/g, '').trim() !== '';

/**
 * What a notice lacks before it may be stored (COMMUNITY-23): a language has title and text, or neither; what is to be shown has
 * one in a language that others fall back to, written or reviewed by somebody.
 */
export const noticeViolation = (
  notice: WrittenNotice,
): { readonly key: ErrorKey; readonly field: string } | null => {
  const half = missingHalf(notice, saysAnything);
  if (half) return { key: 'notice_content_input', field: half };
  const fallback = notice.publish_at === '' ? null : missingFallback(notice);
  return fallback ? { key: 'notice_title_input', field: fallback } : null;
};

/** Whether anybody may have seen a notice by now. */
export const wasPublished = (publish_at: Date | null, now: Date): boolean =>
  publish_at !== null && publish_at <= now;
