import { isBlank } from '@narae/contracts/prepared-text';
import { permittedHtml, type PermittedTag } from '@narae/contracts/permitted-html';

const attributesOf = (tag: string): readonly string[] | undefined => permittedHtml[tag as PermittedTag];

/** Unwraps the paragraph of an item with one line, as hand-written HTML has none. */
const unwrapOnlyLine = (item: Element): void => {
  const [line, ...more] = item.children;
  const onlyLists = more.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (line?.localName === 'p' && onlyLists) line.replaceWith(...line.childNodes);
};

/** The editor's HTML as the server keeps it (COMMUNITY-7); empty where there is no text. */
export const tidyHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const permitted = attributesOf(element.localName);
    if (!permitted) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames())
      if (!permitted?.includes(name)) element.removeAttribute(name);
  }
  body.querySelectorAll('li').forEach(unwrapOnlyLine);
  return isBlank(body.textContent) ? '' : body.innerHTML;
};

/** Renames the attributes that the content security policy would check while the HTML is parsed. */
const disarmed = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));

/** Styles of word processors, and the tags that replace them. */
const report = [
  {
    tag: 'strong',
    alias: 'b',
    yes: /font-weight:\s*(bold|[6-9]00)/i,
    no: /font-weight:\s*(normal|[1-4]00)/i,
  },
  { tag: 'em', alias: 'i', yes: /font-style:\s*(italic|oblique)/i, no: /font-style:\s*normal/i },
] as const;

/** Turns pasted styles into tags, as the CSP ignores styles; Google Docs wraps all in a `b` that is not bold. */
export const cleanPasted = (html: string): string => {
  const { body } = new DOMParser().parseFromString(disarmed(html), 'text/html');
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    for (const { tag, alias, yes, no } of report) {
      if ([tag, alias].some((name) => name === element.localName)) {
        if (no.test(style)) element.replaceWith(...element.childNodes);
      } else if (yes.test(style)) {
        const mark = element.ownerDocument.createElement(tag);
        mark.append(...element.childNodes);
        element.append(mark);
      }
    }
  }
  return body.innerHTML;
};
