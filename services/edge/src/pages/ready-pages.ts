import { LRUCache } from 'lru-cache';
import type { PageFacts } from './page-facts.ts';
import type { ReadyDocument } from './ready-documents.ts';

/** A page as everybody gets it who asks for the same. */
export interface ReadyPage extends ReadyDocument {
  readonly status: 200 | 404;
  /** Its own content security policy, which names the style elements it brings along; nothing where it brings none. */
  readonly policy?: string;
}

const MAX_PAGES = 100;

/** Server-rendered pages by everything they are made from beside their facts. */
export interface ReadyPages {
  get(key: string): ReadyPage | undefined;
  /** @param round of the facts, from before the page asked for any */
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
