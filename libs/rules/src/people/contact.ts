const capitalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[ '-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A name as people write it: as it was typed, in capitals, with capital initials. An index finds each of them. */
export const nameSpellings = (words: string): string[] => [
  ...new Set([words, words.toUpperCase(), capitalised(words)]),
];

/** `mina@narae.example` → `m***@narae.example`: enough for its owner to know it (ACCOUNT-7). */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}***${email.slice(at)}`;
};
