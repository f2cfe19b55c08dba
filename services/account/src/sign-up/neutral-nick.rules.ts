export const nickNumbers = 10_000;

/** A letter and four digits do not reveal the person (ACCOUNT-41). @param number random, below `nickNumbers` */
export const neutralNick = (name: string, number: number): string => {
  const [letter = 'N'] = /\p{L}/u.exec(name.normalize('NFC')) ?? [];
  return `${letter.toUpperCase()}${String(number).padStart(4, '0')}`;
};
