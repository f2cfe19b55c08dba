/** One line of a limited length, as descriptions are quoted. */
export const oneLine = (text: string, longest = 200): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
};
