import { partsOfPage, type DocumentParts, type DocumentTemplate, type ServerPage } from '@narae/ssr/server';
import { createHash } from 'node:crypto';

/** A document as it goes out. */
export interface ReadyDocument {
  readonly html: string;
  /** Names the content. */
  readonly hash: string;
}

/** What the head of a page puts into a document. */
type Head = Pick<DocumentParts, 'lang' | 'title' | 'ownDescription'>;

/** A document of its own, which nobody else is expected to ask for. */
export const readyDocument = (html: string): ReadyDocument => ({
  html,
  hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
});

/** Puts a rendered page into a document of the shell. */
export type FillPage = (template: DocumentTemplate, head: Head, page: ServerPage) => ReadyDocument;

/**
 * Puts rendered pages into documents, each once as long as its page and its head stay the same: a crowd that looks at one page costs
 * no more than sending it.
 */
export const createFillPage = (): FillPage => {
  const last = new WeakMap<
    ServerPage,
    { readonly template: DocumentTemplate; readonly head: Head; readonly ready: ReadyDocument }
  >();
  return (template, head, page) => {
    const known = last.get(page);
    if (
      known?.template === template &&
      known.head.title === head.title &&
      known.head.lang === head.lang &&
      known.head.ownDescription === head.ownDescription
    )
      return known.ready;
    const ready = readyDocument(template.fill({ ...head, ...partsOfPage(page) }));
    last.set(page, { template, head, ready });
    return ready;
  };
};
