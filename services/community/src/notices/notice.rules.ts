import type { DeskNotice } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { FALLBACKS } from '@narae/contracts/localized';
import { isShownIn } from '@narae/contracts/notice-languages';
import type { ErrorKey } from '@narae/contracts';

/** A notice as the desk writes it. */
export type WrittenNotice = Omit<DeskNotice, 'cou_id' | 'version'>;

/** Languages that everybody can be shown a notice in (CATALOG-8). */
const shownToAll = FALLBACKS.slice(0, 2);

/** Whether HTML says anything. */
const saysAnything = (html: string): boolean => html.replaceAll(/<[^<>]*>/g, '').trim() !== '';

/**
 * What a notice lacks before it may be stored (COMMUNITY-23): a language has title and text, or neither; what is to be shown has
 * one in a language that others fall back to, written or reviewed by somebody.
 */
export const noticeViolation = ({
  titles,
  contents,
  publish_at,
  suggested,
}: WrittenNotice): { readonly key: ErrorKey; readonly field: string } | null => {
  for (const lanTp of LAN_TPS) {
    const text = saysAnything(contents[lanTp]);
    if (titles[lanTp] !== '' && !text) return { key: 'notice_content_input', field: `contents.${lanTp}` };
    if (titles[lanTp] === '' && text) return { key: 'notice_content_input', field: `titles.${lanTp}` };
  }
  const lacks = publish_at !== '' && !shownToAll.some((lanTp) => isShownIn({ titles, suggested }, lanTp));
  return lacks ? { key: 'notice_title_input', field: `titles.${shownToAll[0]}` } : null;
};

/** Whether anybody may have seen a notice by now. */
export const wasPublished = (publish_at: Date | null, now: Date): boolean =>
  publish_at !== null && publish_at <= now;
