import { permittedHtml, type PermittedTag } from '@narae/contracts/permitted-html';

const attributesOf = (tag: string): readonly string[] | undefined => permittedHtml[tag as PermittedTag];

/** An item with one line of text needs no paragraph; as it is written by hand, and as pages set it. */
const unwrapOnlyLine = (item: Element): void => {
  const [line, ...more] = item.children;
  const onlyLists = more.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (line?.localName === 'p' && onlyLists) line.replaceWith(...line.childNodes);
};

/**
 * The editor's HTML as the server keeps it (COMMUNITY-7): nothing but permitted tags with their permitted attributes,
 * and nothing at all where there is no text.
 */
export const tidyHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const permitted = attributesOf(element.localName);
    if (!permitted) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames())
      if (!permitted?.includes(name)) element.removeAttribute(name);
  }
  body.querySelectorAll('li').forEach(unwrapOnlyLine);
  return body.textContent.trim() === '' ? '' : body.innerHTML;
};

/** Attributes the content security policy would look at while the HTML is read, under names it does not know. */
const disarmed = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));

/** What word processors say by style, and by which tag a text says it. */
const said = [
  {
    tag: 'strong',
    alias: 'b',
    yes: /font-weight:\s*(bold|[6-9]00)/i,
    no: /font-weight:\s*(normal|[1-4]00)/i,
  },
  { tag: 'em', alias: 'i', yes: /font-style:\s*(italic|oblique)/i, no: /font-style:\s*normal/i },
] as const;

/**
 * HTML from elsewhere, with bold and italic as tags instead of styles: styles are not read under the content security
 * policy, and Google Docs wraps everything in a `b` whose style takes it back. The editor drops the rest.
 */
export const cleanPasted = (html: string): string => {
  const { body } = new DOMParser().parseFromString(disarmed(html), 'text/html');
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    for (const { tag, alias, yes, no } of said) {
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
