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
