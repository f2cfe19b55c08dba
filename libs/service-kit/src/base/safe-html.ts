import type { LocalizedText } from '@narae/contracts';
import {
  isPermittedLink,
  permittedHtml,
  permittedSchemes,
  permittedTags,
  tagsReadAs,
} from '@narae/contracts/permitted-html';
import sanitizeHtml from 'sanitize-html';

/** A link to a forbidden target is no link: an element that is not permitted leaves its text. */
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

export const safeHtml = (html: string): string => sanitizeHtml(html, allowed);

export const safeTexts = (texts: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(texts).map(([lanTp, html]) => [lanTp, safeHtml(html)])) as LocalizedText;
