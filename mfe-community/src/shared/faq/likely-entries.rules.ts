import { type FindableEntry, folded, unspaced } from './find-entries.rules.ts';

const MOST_OFFERED = 3;
/** Further parts are ignored. */
const MOST_PARTS = 60;
/** What an ending may change of a word: "cancelling" finds "cancel". */
const ENDING = 4;

/** Beginnings of words, and in unspaced scripts every two characters. */
const partsOf = (subject: string): string[] => {
  const words = folded(subject).match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = words.flatMap((word) =>
    unspaced.test(word)
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : word.length < 3
        ? []
        : [` ${word.slice(0, Math.max(3, word.length - ENDING))}`],
  );
  return [...new Set(parts)].slice(0, MOST_PARTS);
};

/** A space before each word marks its beginning. */
const searched = ({ title, paragraphs }: FindableEntry): string =>
  ` ${folded([title, ...paragraphs].join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;

/** Likeliest first (COMMUNITY-20): rare parts count more, twice in the title; those of most entries nothing. */
export const likelyEntries = <Entry extends FindableEntry>(
  entries: readonly Entry[],
  subject: string,
): Entry[] => {
  const texts = entries.map(searched);
  const titles = entries.map((entry) => searched({ ...entry, paragraphs: [] }));
  const telling = partsOf(subject).flatMap((part) => {
    const having = texts.filter((text) => text.includes(part)).length;
    return having === 0 || having * 2 > entries.length
      ? []
      : [{ part, weight: Math.log(entries.length / having) }];
  });
  return entries
    .map((entry, at) => ({
      entry,
      score: telling.reduce(
        (sum, { part, weight }) =>
          sum + (texts[at]?.includes(part) ? weight : 0) + (titles[at]?.includes(part) ? weight : 0),
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OFFERED)
    .map(({ entry }) => entry);
};
