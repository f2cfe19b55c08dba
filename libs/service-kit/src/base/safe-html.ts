import type { LocalizedText } from '@narae/contracts';
import {
  isPermittedLink,
  permittedHtml,
  permittedSchemes,
  permittedTags,
  tagsReadAs,
} from '@narae/contracts/permitted-html';
import sanitizeHtml from 'sanitize-html';

/** A link that leads nowhere it may is not a link: an element that is not permitted leaves its text. */
const linkOrText = (_tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName: isPermittedLink(attribs['href'] ?? '') ? 'a' : 'span',
  attribs,
});

/** What is not in the table is dropped when the text is stored (COMMUNITY-7). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...permittedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(permittedHtml).map(([tag, attributes]) => [tag, [...attributes]]),
  ),
  allowedSchemes: [...permittedSchemes],
  transformTags: { ...tagsReadAs, a: linkOrText },
};

/** HTML that pages may show as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, allowed);

/** The same for each language that is there. */
export const safeTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).map(([lanTp, html]) => [lanTp, safeHtml(html)])) as LocalizedText;
