import type { LocalizedText } from '@narae/contracts';
import sanitizeHtml from 'sanitize-html';

/** What an editor may use; everything else is dropped when the text is stored (COMMUNITY-7). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** HTML that pages may show as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed);

/** The same for each language that is there. */
export const safeTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).map(([lanTp, html]) => [lanTp, safeHtml(html)])) as LocalizedText;
