import type { SomeTexts } from '@narae/contracts/localized';
import { isSpaced, wordsOf } from './fold-text.rules.ts';

export interface Searchable {
  titles: SomeTexts;
  places: SomeTexts;
  descs: SomeTexts;
  contents: SomeTexts;
  options: readonly SomeTexts[];
}

/** Weight by place; a whole word of a spaced script counts double. */
const weights = { titles: 8, places: 4, descs: 3, options: 1, contents: 1 } as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

interface FoldedField {
  spaced: string;
  joined: string;
}
export type SearchEntry = Readonly<Record<Field, FoldedField>>;

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ');

const fold = (texts: readonly SomeTexts[], plainOf = (text: string): string => text): FoldedField => {
  const words = texts.flatMap((inLanguages) =>
    Object.values(inLanguages).map((text) => wordsOf(plainOf(text ?? ''))),
  );
  return {
    spaced: words.map((list) => ` ${list.join(' ')} `).join('\n'),
    joined: words.map((list) => list.join('')).join('\n'),
  };
};

export const searchEntry = ({ titles, places, descs, contents, options }: Searchable): SearchEntry => ({
  titles: fold([titles]),
  places: fold([places]),
  descs: fold([descs]),
  options: fold(options),
  contents: fold([contents], withoutTags),
});

/** 0 not there, 1 there, 2 a whole word. Spaced scripts match from a word's start, others anywhere. */
const hits = (word: string, { spaced, joined }: FoldedField): number => {
  if (!isSpaced(word)) return joined.includes(word) ? 1 : 0;
  if (!spaced.includes(` ${word}`)) return 0;
  return spaced.includes(` ${word} `) ? 2 : 1;
};

/** 0 when a word is in no language. @param words from `wordsOf`; none find nothing */
export const scoreOf = (entry: SearchEntry, words: readonly string[]): number => {
  let score = 0;
  for (const word of words) {
    const found = fields.reduce((sum, field) => sum + weights[field] * hits(word, entry[field]), 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
};
