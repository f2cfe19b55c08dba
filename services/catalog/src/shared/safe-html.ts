import type { LocalizedText } from '@narae/contracts';
import sanitizeHtml from 'sanitize-html';

/** What an editor may use; everything else is dropped when the text is stored (decisions, Community). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** HTML that pages may show as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed);

/** The same for each language. */
export const safeTexts = (texts: LocalizedText): LocalizedText => ({
  CHN: safeHtml(texts.CHN),
  KOR: safeHtml(texts.KOR),
  ENG: safeHtml(texts.ENG),
  JPN: safeHtml(texts.JPN),
  VTN: safeHtml(texts.VTN),
});
