import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  /** The page has a description of its own, among what stands in place of the title. */
  readonly ownDescription: boolean;
  readonly head?: string;
  /** A page that shows something has its scripts wait for that, and announces none. */
  readonly root?: string;
  readonly afterRoot?: string;
}

export interface DocumentTemplate {
  readonly fill: (parts: DocumentParts) => string;
}

interface Slot {
  readonly start: number;
  readonly end: number;
}

const elementsBelow = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsBelow(child)] : []));

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

const slotOf = (element: Element | undefined): Slot | undefined => {
  const at = element?.sourceCodeLocation;
  return at ? { start: at.startOffset, end: at.endOffset } : undefined;
};
const insideOf = (element: Element | undefined): Slot | undefined => {
  const at = element?.sourceCodeLocation;
  return at?.startTag && at.endTag ? { start: at.startTag.endOffset, end: at.endTag.startOffset } : undefined;
};
const startTagOf = (element: Element | undefined): Slot | undefined => {
  const at = element?.sourceCodeLocation?.startTag;
  return at ? { start: at.startOffset, end: at.endOffset } : undefined;
};
const endOf = (slot: Slot | undefined): Slot | undefined => slot && { start: slot.end, end: slot.end };

/** Finds the places that differ from page to page once; filling them in is joining strings. */
export const createDocumentTemplate = (html: string): DocumentTemplate => {
  const elements = elementsBelow(parse(html, { sourceCodeLocationInfo: true }));
  const named = (tag: string): Element | undefined => elements.find(({ tagName }) => tagName === tag);
  const root = elements.find((element) => attribute(element, 'id') === 'root');
  const description = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  const announced = elements
    .filter((element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'script')
    .map(slotOf);
  const slots = {
    html: startTagOf(named('html')),
    title: slotOf(named('title')),
    description: slotOf(description),
    headEnd: endOf(insideOf(named('head'))),
    root: insideOf(root),
    rootEnd: endOf(slotOf(root)),
  };

  return {
    fill: ({ lang, title, ownDescription, head, root: content, afterRoot }) => {
      const edits = [
        [slots.html, `<html lang="${lang}">`],
        [slots.title, title],
        [slots.description, ownDescription ? '' : undefined],
        [slots.headEnd, head],
        [slots.root, content],
        [slots.rootEnd, afterRoot],
        ...announced.map((slot) => [slot, content === undefined ? undefined : ''] as const),
      ] as const;
      let filled = '';
      let at = 0;
      for (const [slot, text] of edits.toSorted(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0))) {
        if (!slot || text === undefined) continue;
        filled += html.slice(at, slot.start) + text;
        at = slot.end;
      }
      return filled + html.slice(at);
    },
  };
};
