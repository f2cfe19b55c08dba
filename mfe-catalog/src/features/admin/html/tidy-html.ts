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
