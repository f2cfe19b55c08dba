import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
/** Nearly as small as the best, in a few milliseconds. */
const QUALITY = 5;
const MAX_DOCUMENTS = 200;

/** Compresses a document; `key` names its content. */
export type Compress = (key: string, text: string) => Promise<Buffer>;

/** Compresses documents with brotli, each once as long as many visitors ask for the same. */
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
    const known = cache.get(key);
    if (known) return known;
    const compressed = compress(text);
    cache.set(key, compressed);
    return compressed;
  };
};
