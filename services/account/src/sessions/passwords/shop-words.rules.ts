/**
 * Words of the shop's own, which whoever guesses its members' passwords tries next (ACCOUNT-29): its name, what it sells and
 * where, and who works in it. In lower case, without blanks and hyphens.
 */
export const shopWords: readonly string[] = [
  // The shop.
  ...['narae', '나래', 'shop', 'mall', 'example', 'mycart', 'login', 'welcome'],
  // What it sells.
  ...['kpop', '케이팝', 'hallyu', '한류', 'idol', 'star', 'concert', 'fan', 'fans', 'fandom', 'fanclub'],
  ...[
    'fanmeeting',
    'meeting',
    'event',
    'ticket',
    'tour',
    'travel',
    'trip',
    'theme',
    'custom',
    'booking',
    'review',
  ],
  // Where.
  ...[
    'korea',
    'korean',
    '한국',
    'seoul',
    '서울',
    'busan',
    '부산',
    'jeju',
    '제주',
    'hongdae',
    'gangnam',
    'myeongdong',
  ],
  // Who works in it.
  ...[
    'admin',
    'administrator',
    'owner',
    'catalogue',
    'catalog',
    'community',
    'gate',
    'desk',
    'member',
    'account',
  ],
];

/** Signs that stand for letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

// The plural counts as well.
const madeOfThem = new RegExp(`^(?:(?:${shopWords.join('|')})s?)+$`);

/**
 * Whether nothing is left of a password but words of the shop's own, once digits and signs around and between them are taken
 * away, or read as the letters they look like: `narae2026`, `K-Pop!Tour1`, `n4r4e99` (ACCOUNT-29).
 */
export const isOfShopWords = (password: string): boolean => {
  const typed = password.normalize('NFKC').toLowerCase();
  const core = typed.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const read = core.replaceAll(/\P{L}/gu, (sign) => letters[sign] ?? '');
  return [core.replaceAll(/\P{L}/gu, ''), read].some((word) => madeOfThem.test(word));
};
