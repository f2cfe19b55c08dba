import { LRUCache } from 'lru-cache';
import type { PageFacts } from './page-facts.ts';
import type { ReadyDocument } from './ready-documents.ts';

export interface ReadyPage extends ReadyDocument {
  readonly status: 200 | 400 | 404;
  /** Policy with the hashes of the page's own style elements, if any. */
  readonly policy?: string;
}

const MAX_PAGES = 100;

/** Rendered pages by all they are made from but their facts. */
export interface ReadyPages {
  get(key: string): ReadyPage | undefined;
  /** @param round of the facts, read before the page asked for any */
  set(key: string, page: ReadyPage, round: number): void;
}

/** Saves describing, rendering and filling a page again while its facts are good: a crowd costs only the sending. */
export const createReadyPages = (facts: Pick<PageFacts, 'round'>): ReadyPages => {
  const pages = new LRUCache<string, ReadyPage>({ max: MAX_PAGES });
  let ofRound = facts.round();
  const current = (): number => {
    const round = facts.round();
    if (round !== ofRound) pages.clear();
    ofRound = round;
    return round;
  };
  return {
    get: (key) => {
      current();
      return pages.get(key);
    },
    set: (key, page, round) => {
      if (round === current()) pages.set(key, page);
    },
  };
};
