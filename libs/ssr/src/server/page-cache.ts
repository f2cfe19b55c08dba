import { LRUCache } from 'lru-cache';
import type { Question } from '../protocol.ts';
import type { ServerPage } from './server-page.ts';

/** Characters of all cached pages together: some hundreds of pages, and never more memory than this. */
const MAX_CHARACTERS = 24_000_000;

export interface CachedPage {
  /** What the page asked for: saves the rendering that would find it out. */
  readonly questions: readonly Question[];
  /** Fingerprint of the answers; while it is the same, so is the page. */
  readonly madeOf: string;
  readonly page: ServerPage;
}

export type PageCache = Pick<LRUCache<string, CachedPage>, 'get' | 'set'>;

/** Saves rendering a page again while its answers stay the same; keeps those last asked for. */
export const createPageCache = (maxSize = MAX_CHARACTERS): PageCache =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ page }, key) => key.length + page.html.length + page.data.length,
  });
