import { signLetters } from '../../kernel/index.ts';

/** Likely guesses: name, goods, places and staff (ACCOUNT-29). Lower case, without blanks and hyphens. */
export const shopWords: readonly string[] = [
  ...['narae', '나래', 'shop', 'mall', 'example', 'mycart', 'login', 'welcome'],
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

// The plural counts too.
const madeOfThem = new RegExp(`^(?:(?:${shopWords.join('|')})s?)+$`);

/** Without digits and signs, or with them read as letters: `narae2026`, `K-Pop!Tour1`, `n4r4e99` (ACCOUNT-29). */
export const isOfShopWords = (password: string): boolean => {
  const typed = password.normalize('NFKC').toLowerCase();
  const core = typed.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  const read = core.replaceAll(/\P{L}/gu, (sign) => signLetters[sign] ?? '');
  return [core.replaceAll(/\P{L}/gu, ''), read].some((word) => madeOfThem.test(word));
};
