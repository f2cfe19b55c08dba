/** How many numbers there are to draw from. */
export const nickNumbers = 10_000;

/**
 * What others see of somebody who has not chosen a nickname (ACCOUNT-41): the first letter of the name and four digits, which
 * says in no language who it is.
 * @param number drawn at random, below `nickNumbers`
 */
export const neutralNick = (name: string, number: number): string => {
  const [letter = 'N'] = /\p{L}/u.exec(name.normalize('NFC')) ?? [];
  return `${letter.toUpperCase()}${String(number).padStart(4, '0')}`;
};
