/** What a search looks in. */
export interface FindableEntry {
  readonly title: string;
  /** Null in the place of what is not there. */
  readonly paragraphs: readonly (string | null)[];
  readonly category: string;
}

/** Words that are looked for; more are left out. */
const MOST_WORDS = 12;

/**
 * The entries of a category that hold every word, in their order (COMMUNITY-20). Words of Korean, Chinese and Japanese are found however
 * they are spaced: 결제수단 in 결제 수단.
 * @param category all of them where there is none
 */
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

/** Width, case and the marks of Latin letters alike; Hangul and voiced kana stay whole. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');

/** Scripts whose words are not told apart by spaces alone. */
export const unspaced = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
