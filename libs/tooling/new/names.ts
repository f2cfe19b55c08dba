/** The spellings of one name: `giftCards` → gift-cards, gift_cards, GiftCards, Gift cards. */
export interface Names {
  readonly camel: string;
  readonly kebab: string;
  readonly snake: string;
  readonly pascal: string;
  readonly words: string;
}

/** @throws Error unless the name is in camelCase or kebab-case */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name: write it like giftCards or gift-cards.`);
  const parts = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split('-');
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const pascal = parts.map(capital).join('');
  return {
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    kebab: parts.join('-'),
    snake: parts.join('_'),
    pascal,
    words: capital(parts.join(' ')),
  };
}
