import { type FindableEntry, folded, unspaced } from './find-entries.rules.ts';

/** Entries that are offered at once. */
const MOST_OFFERED = 3;
/** Parts of a subject that are looked for; more are left out. */
const MOST_PARTS = 60;
/** What an ending may change of a word: "cancelling" finds "cancel". */
const ENDING = 4;

/** The parts of a subject by which entries are found: beginnings of words, and in unspaced scripts every two characters. */
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

/** A text in which parts are looked for: a space before each word. */
const searched = ({ title, paragraphs }: FindableEntry): string =>
  ` ${folded([title, ...paragraphs].join(' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;

/**
 * The entries that somebody who writes a subject may be looking for, the likeliest first (COMMUNITY-20). A part counts the more the
 * fewer entries have it, and twice in the question itself; what half of them have says nothing.
 */
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
