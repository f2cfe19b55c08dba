import { LRUCache } from 'lru-cache';
import type { Question } from '../protocol.ts';
import type { ServerPage } from './server-page.ts';

/** Characters of all cached pages together: some hundreds of pages, and never more memory than this. */
const MAX_CHARACTERS = 24_000_000;

export interface CachedPage {
  /** What the page asked for: next time it is known beforehand. */
  readonly questions: readonly Question[];
  /** Fingerprint of the answers; the page is the same as long as they are. */
  readonly madeOf: string;
  readonly page: ServerPage;
}

export type PageCache = Pick<LRUCache<string, CachedPage>, 'get' | 'set'>;

/** The pages that were asked for last, as many as fit. */
export const createPageCache = (maxSize = MAX_CHARACTERS): PageCache =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ page }, key) => key.length + page.html.length + page.data.length,
  });
