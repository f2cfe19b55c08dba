export interface FindableEntry {
  readonly title: string;
  /** Null for a paragraph that is missing. */
  readonly paragraphs: readonly (string | null)[];
  readonly category: string;
}

/** Further words are ignored. */
const MOST_WORDS = 12;

/** Entries that hold every word, in order (COMMUNITY-20); CJK words match across spaces: 결제수단 in 결제 수단. */
export const findEntries = <Entry extends FindableEntry>(
  entries: readonly Entry[],
  { words, category }: { readonly words: string; readonly category?: string | undefined },
): Entry[] => {
  const wanted = folded(words).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return entries.filter((entry) => {
    if (category !== undefined && entry.category !== category) return false;
    const text = folded([entry.title, ...entry.paragraphs.map((paragraph) => paragraph ?? '')].join('\n'));
    const whole = text.replaceAll(/\s+/g, '');
    return wanted.every((word) => (unspaced.test(word) ? whole : text).includes(word));
  });
};

/** Folds width, case and Latin marks; Hangul and voiced kana stay whole. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');

/** Scripts that do not separate all words by spaces. */
export const unspaced = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
