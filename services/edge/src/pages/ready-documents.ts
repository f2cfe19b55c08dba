import { partsOfPage, type DocumentParts, type DocumentTemplate, type ServerPage } from '@narae/ssr/server';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export interface ReadyDocument {
  readonly html: string;
  readonly hash: string;
}

type Head = Pick<DocumentParts, 'lang' | 'title' | 'ownDescription'>;

/** A document that is not shared. */
export const readyDocument = (html: string): ReadyDocument => ({
  html,
  hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
});

type FillPage = (template: DocumentTemplate, head: Head, page: ServerPage) => ReadyDocument;

/** Saves filling the document and hashing it again while a page and its head stay the same. */
export const createFillPage = (): FillPage => {
  const last = new WeakMap<
    ServerPage,
    { readonly template: DocumentTemplate; readonly head: Head; readonly ready: ReadyDocument }
  >();
  return (template, head, page) => {
    const cached = last.get(page);
    if (
      cached?.template === template &&
      cached.head.title === head.title &&
      cached.head.lang === head.lang &&
      cached.head.ownDescription === head.ownDescription
    )
      return cached.ready;
    const ready = readyDocument(template.fill({ ...head, ...partsOfPage(page) }));
    last.set(page, { template, head, ready });
    return ready;
  };
};

const brotli = promisify(brotliCompress);
/** Nearly the smallest result, in a few milliseconds. */
const QUALITY = 5;
const MAX_DOCUMENTS = 200;

export type Compress = (key: string, text: string) => Promise<Buffer>;

/** Saves compressing a document again (brotli) while many visitors ask for the same. */
export const createCompressor = (): Compress => {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_DOCUMENTS });
  const compress = (text: string): Promise<Buffer> =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    });
  return (key, text) => {
    const cached = cache.get(key);
    if (cached) return cached;
    const compressed = compress(text);
    cache.set(key, compressed);
    return compressed;
  };
};
