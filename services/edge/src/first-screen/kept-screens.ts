import type { PreloadedAnswer } from '@narae/ssr/protocol';
import type { FirstScreen } from './first-screen.ts';

/** Characters of all pages that are kept together: some hundreds of pages, and never more memory than this. */
const MOST_CHARACTERS = 24_000_000;

export type Question = Omit<PreloadedAnswer, 'output'>;

export interface KeptScreen {
  /** What the page asked for: next time it is known beforehand. */
  readonly questions: readonly Question[];
  /** Fingerprint of the answers; the page is the same as long as they are. */
  readonly madeOf: string;
  readonly screen: FirstScreen;
}

export interface KeptScreens {
  readonly get: (key: string) => KeptScreen | undefined;
  readonly set: (key: string, kept: KeptScreen) => void;
}

const sizeOf = (key: string, { screen }: KeptScreen): number =>
  key.length + screen.html.length + screen.data.length;

/** The pages that were asked for last, as many as fit. */
export const createKeptScreens = (most = MOST_CHARACTERS): KeptScreens => {
  const kept = new Map<string, KeptScreen>();
  let size = 0;
  const remove = (key: string): KeptScreen | undefined => {
    const known = kept.get(key);
    if (!known) return undefined;
    kept.delete(key);
    size -= sizeOf(key, known);
    return known;
  };
  const add = (key: string, screen: KeptScreen): void => {
    kept.set(key, screen);
    size += sizeOf(key, screen);
  };
  return {
    get: (key) => {
      const known = remove(key);
      if (known) add(key, known);
      return known;
    },
    set: (key, screen) => {
      remove(key);
      add(key, screen);
      for (const oldest of kept.keys()) {
        if (size <= most) break;
        remove(oldest);
      }
    },
  };
};
