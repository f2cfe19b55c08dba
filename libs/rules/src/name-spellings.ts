const capitalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[ '-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A name as people write it: as it was typed, in capitals, with capital initials. An index finds each of them. */
export const nameSpellings = (words: string): string[] => [
  ...new Set([words, words.toUpperCase(), capitalised(words)]),
];
