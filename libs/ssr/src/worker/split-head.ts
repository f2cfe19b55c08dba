import { parseFragment } from 'parse5';

/** React writes head links before a page without a head of its own: tells the two apart. */
export const splitHead = (markup: string): { head: string; html: string } => {
  const { childNodes } = parseFragment(markup, { sourceCodeLocationInfo: true });
  const first = childNodes.find(({ nodeName }) => nodeName !== 'link');
  const end = first?.sourceCodeLocation?.startOffset ?? markup.length;
  return { head: markup.slice(0, end), html: markup.slice(end) };
};
